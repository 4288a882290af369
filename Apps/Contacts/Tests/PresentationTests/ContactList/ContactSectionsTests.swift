import ContactsModel
import Foundation
import Testing

@testable import ContactsPresentation

struct ContactSectionsTests {
  private func contact(_ name: String, _ sortKey: String, id: String? = nil) -> Contact {
    Contact(id: id ?? name, name: name, sortKey: sortKey)
  }

  private func sections(
    _ contacts: [Contact],
    locale: String = "en_US"
  ) async -> [[String]] {
    let result = await ContactSections.make(of: contacts, locale: Locale(identifier: locale))
    return result.sections.map { [$0.title] + $0.ids }
  }

  @Test func dividesByTheInitialOfTheReading() async {
    let all = [
      contact("ZhangSan", "zhangsan"), contact("陈静怡", "chen jing yi"),
      contact("Callum", "callum"), contact("Émile", "emile"),
    ]
    #expect(await sections(all) == [["C", "Callum", "陈静怡"], ["E", "Émile"], ["Z", "ZhangSan"]])
  }

  @Test func namesWithoutAnInitialLetterComeLast() async {
    let all = [contact("24h", "24h"), contact("", ""), contact("Zoë", "zoe")]
    #expect(await sections(all) == [["Z", "Zoë"], ["#", "", "24h"]])
  }

  @Test func sortsNumbersByValue() async {
    let all = ["Room 10", "Room 9", "Room 1"].map { contact($0, $0.lowercased()) }
    #expect(await sections(all) == [["R", "Room 1", "Room 9", "Room 10"]])
  }

  @Test func equalReadingsAreSortedByTheNameAsTheReaderSorts() async {
    let all = [contact("张三", "zhang san"), contact("章三", "zhang san")]
    #expect(await sections(all, locale: "zh_Hans_CN") == [["Z", "张三", "章三"]])
    #expect(await sections(all.reversed(), locale: "zh_Hans_CN") == [["Z", "张三", "章三"]])
  }

  @Test func peopleOfOneSurnameAreTogether() async {
    let all = [
      contact("吴中天", "wu zhong tian"), contact("伍一帆", "wu yi fan"),
      contact("乌丽可", "wu li ke"), contact("Wu Kai", "wu kai"), contact("吴俊楷", "wu jun kai"),
    ]
    #expect(
      await sections(all, locale: "zh_Hans_CN")
        == [["W", "Wu Kai", "乌丽可", "吴俊楷", "吴中天", "伍一帆"]]
    )
  }

  @Test func equalNamesAlwaysComeInTheSameOrder() async {
    let all = ["3", "1", "2"].map { contact("LiSi", "lisi", id: $0) }
    #expect(await sections(all) == [["L", "1", "2", "3"]])
  }

  @Test func leadsFromIDToContact() async {
    let result = await ContactSections.make(of: [.evan, .chen], locale: Locale(identifier: "en"))
    #expect(result.contacts == ["1": .evan, "3": .chen])
  }
}
