import Rostrum

extension ContactsTexts {
  public static let english = ContactsTexts(
    contacts: "Contacts",
    loading: "Loading contacts…",
    tryAgain: "Try Again",
    ok: "OK",
    unknownLink: Notice(
      title: "Page Not Found",
      text: "This link doesn’t lead to anything in the app.",
      ok: "OK"
    ),
    cancel: "Cancel",
    done: "Done",
    edit: "Edit",
    delete: "Delete",
    undo: "Undo",
    nobodyTitle: "No Contacts",
    nobodyText: "There are no contacts in the directory yet.",
    skippedRecords: { count in
      count == 1
        ? "One contact in the directory couldn’t be read."
        : "\(count) contacts in the directory couldn’t be read."
    },
    search: "Search",
    addContact: "Add Contact",
    noResultsTitle: { "No Results for “\($0)”" },
    noResultsText: "Check the spelling or try a new search.",
    results: { count in
      switch count {
      case 0: "No results"
      case 1: "1 result"
      default: "\(count) results"
      }
    },
    deleted: { "Deleted “\($0)”" },
    restored: { "“\($0)” was restored." },
    notDeletedTitle: "Contact Not Deleted",
    notRestoredTitle: "Contact Not Restored",
    damagedStoreTitle: "Contacts Damaged",
    damagedStoreText:
      "The contacts saved on this device couldn’t be read. The damaged file was kept, and the "
      + "contacts are being loaded from the directory again.",
    nothingChosenTitle: "No Contact Selected",
    nothingChosenText: "Select a contact to see its details.",
    message: "Message",
    call: "Call",
    mail: "Mail",
    name: "Name",
    position: "Position",
    jobDescription: "Job description",
    email: "Email",
    phone: "Phone",
    notFoundTitle: "Contact Not Found",
    notFoundText: "This contact was deleted or doesn’t exist.",
    showAllContacts: "Show All Contacts",
    newContact: "New Contact",
    editContact: "Edit Contact",
    required: "Required",
    optional: "Optional",
    deleteContact: "Delete Contact",
    discardQuestion: "Are you sure you want to discard your changes?",
    discardNewQuestion: "Are you sure you want to discard this new contact?",
    deleteQuestion: "Are you sure you want to delete this contact?",
    discardChanges: "Discard Changes",
    keepEditing: "Keep Editing",
    nameMissing: "Enter a name.",
    tooLong: { "Use \($0) characters or fewer." },
    emailMalformed: "Enter an address such as name@example.com.",
    phoneMalformed: "Enter a number such as +1 202 555 0100.",
    goneWhileEditing:
      "This contact was deleted while you were editing it. "
      + "Tap Done again to add it as a new contact.",
    changedTitle: "This Contact Has Changed",
    changedText:
      "It was changed somewhere else while you were editing it. Which version do you want to keep?",
    keepMine: "Keep My Changes",
    useTheirs: "Use Saved Version",
    notSaved: { "The contact couldn’t be saved. \($0)" },
    notDeleted: { "The contact couldn’t be deleted. \($0)" },
    offlineTitle: "No Connection",
    offlineText: "The directory can’t be reached. Check your internet connection and try again.",
    timeoutTitle: "No Response",
    timeoutText: "The directory took too long to respond.",
    statusTitle: "Directory Unavailable",
    statusText: { "The directory returned error \($0)." },
    unreadableTitle: "Can’t Read Directory",
    unreadableText: "The directory sent data that can’t be read.",
    storeTitle: "Contacts Unavailable",
    storeText: "The contacts saved on this device can’t be opened."
  )
}
