import ContactsModel
import Testing

@testable import ContactsPresentation

struct MonogramViewDataTests {
  private func monogram(_ name: String, id: String = "1") -> MonogramViewData {
    MonogramViewData(Contact(id: id, name: name, sortKey: name))
  }

  @Test(arguments: [
    ("Abena Mensah", "AM"), ("EvanYang", "E"), ("Juan Carlos de la Vega", "JV"),
    ("émile garnier", "ÉG"), ("陈静怡", "陈"), ("陈 静怡", "陈"), ("ليلى حداد", "ل"),
    ("24h Help Desk", "HD"), ("🎈", nil), ("007", nil),
  ])
  func initialsFollowTheScriptOfTheName(_ name: String, _ initials: String?) {
    #expect(monogram(name).initials == initials)
  }

  @Test func theColorStaysWhenTheNameChanges() {
    #expect(monogram("A", id: "p001").color == monogram("B", id: "p001").color)
    #expect(MonogramViewData(.evan).color == MonogramViewData(.evan).color)
  }

  @Test func contactsShareTheColorsEvenly() {
    let colors = (0..<1_000).map { monogram("A", id: "p\($0)").color }
    for color in MonogramViewData.Color.allCases {
      #expect((50...200).contains(colors.count { $0 == color }), "\(color)")
    }
  }
}
