/** Whether the text of the file is shown beside the form; kept from one master to the next. */
export const beside = $state({ text: false });
