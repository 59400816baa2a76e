import ResponderTestKit
import Testing
import UIKit

@MainActor struct AttributedControlTests {
  let stage = Stage(size: CGSize(width: 300, height: 200))
  let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]

  @Test("A button's title is an attributed string, for each state its own")
  func button() {
    let button = UIButton(type: .system)
    button.setAttributedTitle(NSAttributedString(string: "One", attributes: red), for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Two"), for: .disabled)
    #expect(button.attributedTitle(for: .normal)?.string == "One")
    #expect(button.currentAttributedTitle?.string == "One")
    button.isEnabled = false
    #expect(button.currentAttributedTitle?.string == "Two")
    button.setAttributedTitle(nil, for: .disabled)
    #expect(
      button.attributedTitle(for: .normal)?.attribute(
        .foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }

  @Test("A configuration's title is Foundation's AttributedString")
  func configuration() {
    var configuration = UIButton.Configuration.plain()
    var title = AttributedString("Send")
    title.foregroundColor = .red
    configuration.attributedTitle = title
    #expect(configuration.title == "Send")
    #expect(configuration.attributedTitle == title)
    configuration.attributedTitle = nil
    #expect(configuration.attributedTitle?.foregroundColor == nil)
  }

  @Test("Titles of segments and bars take the keys of attributed strings")
  func titles() {
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.setTitleTextAttributes(red, for: .selected)
    #expect(segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
    segments.setTitleTextAttributes([.font: UIFont.boldSystemFont(ofSize: 9)], for: .normal)
    let appearance = UINavigationBarAppearance()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.green]
    appearance.largeTitleTextAttributes = red
    #expect(appearance.titleTextAttributes[.foregroundColor] as? UIColor == .green)
    #expect(appearance.largeTitleTextAttributes[.foregroundColor] as? UIColor == .red)
    let item = UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil)
    item.setTitleTextAttributes(red, for: .normal)
    #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
  }

  @Test("A row's texts are attributed strings")
  func listContent() {
    var content = UITableViewCell().defaultContentConfiguration()
    content.attributedText = NSAttributedString(string: "x", attributes: red)
    #expect(content.attributedText?.length == 1)
    content.text = "plain"
    #expect(content.attributedText == nil)
  }

  @Test("A date picker goes by dates")
  func datePicker() {
    let picker = UIDatePicker()
    let date = Date(timeIntervalSince1970: 86_400 * 365)
    picker.date = date
    #expect(picker.date == date)
    picker.maximumDate = Date(timeIntervalSince1970: 0)
    #expect(picker.date == picker.maximumDate)
    picker.maximumDate = nil
    picker.timeZone = TimeZone(secondsFromGMT: 7_200)
    #expect(picker.timeZone?.secondsFromGMT() == 7_200)
    picker.locale = Locale(identifier: "de_DE")
    #expect(picker.locale?.identifier == "de_DE")
  }
}
