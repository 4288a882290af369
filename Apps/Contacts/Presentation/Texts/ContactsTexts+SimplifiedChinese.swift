extension ContactsTexts {
  public static let simplifiedChinese = ContactsTexts(
    contacts: "通讯录",
    loading: "正在载入通讯录…",
    tryAgain: "重试",
    ok: "好",
    nobodyTitle: "无联系人",
    nobodyText: "通讯录中还没有任何人。",
    skippedRecords: { "有 \($0) 条记录无法读取。" },
    damagedStoreTitle: "通讯录已损坏",
    damagedStoreText: "无法读取此设备上存储的联系人。已将其移到一旁，正在重新载入。",
    jobDescription: "工作内容",
    email: "电子邮件",
    phone: "电话",
    notFoundTitle: "未找到联系人",
    notFoundText: "此联系人已不在通讯录中。",
    showAllContacts: "显示所有联系人",
    offlineTitle: "无法连接",
    offlineText: "无法连接到通讯录。请检查网络连接，然后重试。",
    timeoutTitle: "没有响应",
    timeoutText: "通讯录响应时间过长。",
    statusTitle: "通讯录不可用",
    statusText: { "通讯录返回了错误 \($0)。" },
    unreadableTitle: "通讯录无法读取",
    unreadableText: "通讯录返回的内容无法读取。",
    storeTitle: "联系人不可用",
    storeText: "此设备上存储的联系人没有响应。"
  )
}
