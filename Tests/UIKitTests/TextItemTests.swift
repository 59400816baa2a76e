import ResponderTestKit
import Testing
import UIKit

/// A delegate with actions and menus for links.
private final class ItemDelegate: UITextViewDelegate {
  var log: [String] = []
  var hasAction = true
  var hasMenu = true

  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    guard hasAction else { return nil }
    return UIAction { [weak self] _ in
      guard case .link(let url) = textItem.content else { return }
      self?.log.append("\(url.absoluteString) \(textItem.range)")
    }
  }

  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    guard hasMenu else { return nil }
    let save = UIAction(title: "Save Link") { [weak self] _ in self?.log.append("save") }
    return UITextItem.MenuConfiguration(menu: UIMenu(children: [save]))
  }
}

@MainActor struct TextItemTests {
  let stage = Stage(size: CGSize(width: 300, height: 200))
  private let delegate = ItemDelegate()
  let view = UITextView(frame: CGRect(x: 0, y: 0, width: 280, height: 100))

  init() {
    let text = NSMutableAttributedString(string: "👋 see ")
    let link = [NSAttributedString.Key.link: URL(string: "https://example.org")! as Any]
    text.append(NSAttributedString(string: "here", attributes: link))
    view.attributedText = text
    view.isEditable = false
    view.delegate = delegate
    stage.window.addSubview(view)
    stage.render()
  }

  private func tapLink() {
    let start = view.text.utf8.count - 2
    let rect = view.selectionRects(for: TextRange(utf8: start..<start + 1))[0].rect
    stage.tap(at: view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
    stage.advance(by: 1)
  }

  private func editMenu(_ range: Range<Int>) -> UIMenu? {
    let suggested = [UIAction(title: "Copy") { _ in }]
    return (delegate as any TextViewDelegate).textView(
      view, editMenuForTextIn: TextRange(utf8: range), suggestedActions: suggested)
  }

  @Test("A press on a link performs the action of the delegate")
  func primaryAction() {
    tapLink()
    #expect(delegate.log == ["https://example.org \(NSRange(location: 7, length: 4))"])
  }

  @Test("A press on a link without a primary action opens its menu, which leaves no interaction")
  func menuOfPress() throws {
    delegate.hasAction = false
    tapLink()
    let interaction = try #require(
      view.interactions.compactMap { $0 as? UIEditMenuInteraction }.first { $0.delegate != nil })
    interaction.dismissMenu()
    stage.advance(by: 1)
    #expect(!view.interactions.contains { $0 === interaction })
    #expect(delegate.log == [])
  }

  @Test("The edit menu of text in a link is the menu of the delegate, if the text is not editable")
  func editMenuOfLink() {
    #expect(editMenu(9..<13)?.children.map(\.title) == ["Save Link"])
    #expect(editMenu(5..<8) == nil)
    delegate.hasMenu = false
    #expect(editMenu(9..<13)?.children.isEmpty == true)
    view.isEditable = true
    #expect(editMenu(9..<13) == nil)
  }
}
