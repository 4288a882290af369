extension ContactsTexts {
  public static let english = ContactsTexts(
    contacts: "Contacts",
    loading: "Loading contacts…",
    tryAgain: "Try Again",
    ok: "OK",
    nobodyTitle: "No Contacts",
    nobodyText: "The directory has nobody in it yet.",
    skippedRecords: { count in
      count == 1
        ? "One entry of the directory could not be read."
        : "\(count) entries of the directory could not be read."
    },
    damagedStoreTitle: "Contacts Were Damaged",
    damagedStoreText:
      "The contacts saved on this device could not be read. They were set aside and are loaded "
      + "from the directory again.",
    jobDescription: "Job description",
    email: "Email",
    phone: "Phone",
    notFoundTitle: "Contact Not Found",
    notFoundText: "This contact is no longer here.",
    showAllContacts: "Show All Contacts",
    offlineTitle: "No Connection",
    offlineText: "The directory cannot be reached. Check the connection and try again.",
    timeoutTitle: "No Answer",
    timeoutText: "The directory took too long to answer.",
    statusTitle: "Directory Not Available",
    statusText: { "The directory answered with error \($0)." },
    unreadableTitle: "Directory Not Readable",
    unreadableText: "The directory sent something that cannot be read.",
    storeTitle: "Contacts Not Available",
    storeText: "The contacts saved on this device do not answer."
  )
}
