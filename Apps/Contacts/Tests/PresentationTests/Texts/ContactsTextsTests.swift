import ContactsModel
import Rostrum
import Testing

@testable import ContactsPresentation

struct ContactsTextsTests {
  @Test(arguments: [
    (["zh-CN", "en"], "通讯录"), (["zh-Hans"], "通讯录"), (["en-GB"], "Contacts"),
    (["de", "zh-Hans-CN"], "通讯录"), (["de"], "Contacts"), ([], "Contacts"),
  ])
  func followsTheReadersWishes(_ languages: [String], _ title: String) {
    #expect(ContactsTexts.best(for: languages).contacts == title)
  }

  @Test(arguments: [
    ContactsError.service(.offline), .service(.timeout), .service(.status(503)),
    .service(.decoding("secret detail")), .service(.empty), .store(.failed("secret detail")),
  ])
  func explainsEveryFailureAndOffersAWayOut(_ error: ContactsError) {
    for texts in [ContactsTexts.english, .simplifiedChinese] {
      let placeholder = texts.placeholder(for: error)
      #expect(!placeholder.title.isEmpty)
      #expect(!placeholder.text.isEmpty)
      #expect(!placeholder.text.contains("secret"))
      #expect(placeholder.button == texts.tryAgain)
    }
  }

  @Test func countsInWords() {
    #expect(
      ContactsTexts.english.skippedRecords(1) == "One contact in the directory couldn’t be read."
    )
    #expect(
      ContactsTexts.english.skippedRecords(2) == "2 contacts in the directory couldn’t be read."
    )
    #expect(ContactsTexts.simplifiedChinese.skippedRecords(2) == "通讯录中有 2 位联系人无法读取。")
  }
}
