import Foundation
import Testing

@testable import ContactsModel

struct ContactFormatTests {
  /// Documents in both formats with the same content.
  struct Pair: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var json: String
    var xml: String
    var records: [ContactRecord]
  }

  static let pairs = [
    Pair(
      testDescription: "two good rows",
      json: #"{"contacts": [{"id": "1", "name": "A & <B>"}, {"id": "2", "name": "陈"}]}"#,
      xml: """
        <?xml version="1.0" encoding="UTF-8"?>
        <contacts><contact id="1"><name>A &amp; &lt;B&gt;</name></contact>
        <contact id="2"><name><![CDATA[陈]]></name></contact></contacts>
        """,
      records: [["id": "1", "name": "A & <B>"], ["id": "2", "name": "陈"]]
        .map(ContactRecord.init)
    ),
    Pair(
      testDescription: "nobody",
      json: #"{"contacts": []}"#,
      xml: "<contacts/>",
      records: []
    ),
    Pair(
      testDescription: "fields that are not text are not there",
      json: #"{"contacts": [{"id": "1", "name": {"first": "A"}, "position": "p"}]}"#,
      xml: """
        <contacts><contact id="1"><name>x<first>A</first>y</name><position>p</position></contact>
        </contacts>
        """,
      records: [ContactRecord(["id": "1", "position": "p"])]
    ),
    Pair(
      testDescription: "an empty row and unknown fields",
      json: #"{"contacts": [{}, {"id": "1", "shoe": "44"}], "page": 1}"#,
      xml: """
        <contacts><contact/><contact id="1"><shoe>44</shoe></contact><page>1</page></contacts>
        """,
      records: [ContactRecord(), ContactRecord(["id": "1", "shoe": "44"])]
    ),
  ]

  @Test(arguments: pairs)
  func jsonAndXMLGiveEqualRecords(_ pair: Pair) async throws {
    #expect(try await ContactFormat.json.records(in: Data(pair.json.utf8)) == pair.records)
    #expect(try await ContactFormat.xml.records(in: Data(pair.xml.utf8)) == pair.records)
  }

  @Test(arguments: [
    "", "[]", "null", "{", #"{"people": []}"#, #"{"contacts": {}}"#, #"{"contacts": [}"#,
    #"{"contacts": [{"id": "1}]}"#, "<contacts/>",
    #"{"contacts": "# + String(repeating: "[", count: 100_000),
  ])
  func refusesMalformedJSON(_ text: String) async {
    await expectRefusal(of: Data(text.utf8), as: .json)
  }

  @Test func aJSONEntryThatIsNoObjectIsAnEmptyRecord() async throws {
    let text = #"{"contacts": [7, "x", null, [1], {"id": "1", "name": 5, "position": null}]}"#
    let records = try await ContactFormat.json.records(in: Data(text.utf8))
    #expect(records == Array(repeating: ContactRecord(), count: 4) + [ContactRecord(["id": "1"])])
  }

  @Test(arguments: [
    "", "text", "<contacts>", "<contacts></people>", "<people/>", "{}",
    "<contacts><contact id=1/></contacts>", "<contacts>&unknown;</contacts>",
    "<contacts/><contacts/>",
    String(repeating: "<contacts>", count: 20) + String(repeating: "</contacts>", count: 20),
    String(repeating: "<contacts>", count: 100_000),
  ])
  func refusesMalformedXML(_ text: String) async {
    await expectRefusal(of: Data(text.utf8), as: .xml)
  }

  @Test(arguments: [
    #"<!DOCTYPE contacts [<!ENTITY x SYSTEM "file:///etc/passwd">]>"#,
    #"<!DOCTYPE contacts [<!ENTITY x "expanded">]>"#,
    #"<!DOCTYPE contacts SYSTEM "http://127.0.0.1:1/contacts.dtd">"#,
  ])
  func refusesDocumentTypes(_ type: String) async {
    let text = "\(type)<contacts><contact id=\"1\"><name>&x;</name></contact></contacts>"
    await expectRefusal(of: Data(text.utf8), as: .xml)
  }

  /// In another encoding a document type could remain undetected.
  @Test func refusesXMLInOtherEncodings() async throws {
    let text = "<!DOCTYPE contacts [<!ENTITY x \"y\">]><contacts>&x;</contacts>"
    await expectRefusal(of: try #require(text.data(using: .utf16)), as: .xml)
    let declared = "<?xml version='1.0' encoding='UTF-7'?>+ADw-contacts/+AD4-"
    await expectRefusal(of: Data(declared.utf8), as: .xml)
  }

  @Test(arguments: ContactFormat.allCases)
  func refusesOversizedDocuments(_ format: ContactFormat) async {
    let data = Data(repeating: 0x20, count: ContactFormat.maximumSize + 1)
    await expectRefusal(of: data, as: format)
  }

  private func expectRefusal(of data: Data, as format: ContactFormat) async {
    await #expect {
      try await format.records(in: data)
    } throws: {
      if case .decoding? = $0 as? ContactServiceError { true } else { false }
    }
  }
}
