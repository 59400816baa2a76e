import ResponderTestKit
import Testing
import Widgets

@testable import WidgetsText

@MainActor @Suite(.serialized) struct DataDetectorTests {
  private func addresses(_ text: String, _ types: DataDetectorTypes = .all) -> [String] {
    DataDetector(types: types).matches(in: text).map(\.address)
  }

  @Test("Web and mail addresses are found without the marks around them")
  func links() {
    #expect(
      addresses("See https://example.org/a(b), or (www.example.com).")
        == ["https://example.org/a(b)", "http://www.example.com"])
    #expect(addresses("Mail ann.bee@example.co.uk!") == ["mailto:ann.bee@example.co.uk"])
    #expect(addresses("a@b, www., http://, x.y and @example.org") == [])
    #expect(addresses("https://example.org", .phoneNumber) == [])
  }

  @Test("Telephone numbers have 7 to 15 digits")
  func numbers() {
    #expect(
      addresses("Call +44 20 7946 0958 or (030) 901820.") == ["tel:+442079460958", "tel:030901820"])
    #expect(addresses("In 2026 there were 123456, item 12345678901234567.") == [])
    #expect(addresses("abc1234567 1234567x") == [])
    #expect(addresses("555-0123-77", .link) == [])
  }

  @Test("Ranges are those of the text, also after letters of several bytes")
  func ranges() {
    let matches = DataDetector(types: .link).matches(in: "Größe: www.example.org")
    #expect(matches == [.init(range: 9..<24, address: "http://www.example.org")])
  }

  /// A delegate that records the links that were opened.
  @MainActor final class Opener: TextViewDelegate {
    var opened: [String] = []
    func textView(_ textView: TextView, openLink link: String, in characterRange: TextRange) {
      opened.append(link)
    }
  }

  @Test("A text view that is not edited makes links of what it finds, and a tap opens them")
  func textViews() {
    let stage = Stage(size: Size(width: 300, height: 200))
    let view = TextView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    let opener = Opener()
    view.delegate = opener
    view.isEditable = false
    view.dataDetectorTypes = .link
    view.text = "https://example.org"
    #expect(view.attributedText.attributes(at: .start).link == "https://example.org")
    #expect(view.text == "https://example.org")
    stage.window.addSubview(view)
    stage.render()
    stage.tap(at: Point(x: 30, y: 18))
    stage.advance(by: 0.5)
    #expect(opener.opened == ["https://example.org"])
  }

  @Test("Text that is edited gets no links")
  func editedText() {
    let view = TextView()
    view.dataDetectorTypes = .all
    view.text = "https://example.org"
    #expect(view.attributedText.attributes(at: .start).link == nil)
    view.isEditable = false
    #expect(view.attributedText.attributes(at: .start).link != nil)
  }
}
