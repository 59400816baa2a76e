public import Foundation
public import Widgets
public import WindowResponder

/// A link in a text view, for an action or a menu of the application. Follows `UITextItem`.
///
/// Text attachments and tags have no items here.
@preconcurrency @MainActor public final class UITextItem {
  /// The content of an item.
  public enum Content {
    /// A link.
    case link(URL)
    /// A text attachment. No item has it.
    case textAttachment(NSTextAttachment)
    /// A tag of the application. No item has it.
    case tag(String)
  }

  /// The content of the item.
  public let content: Content
  /// The range of the item in the text, in UTF-16 code units.
  public let range: NSRange

  init?(link: String, _ range: TextRange, in textView: TextView) {
    guard let url = URL(string: link) else { return nil }
    content = .link(url)
    self.range = NSRange(range, in: textView.text)
  }

  /// A menu for a text item. Follows `UITextItem.MenuConfiguration`.
  @preconcurrency @MainActor public final class MenuConfiguration {
    let menu: Menu

    /// Creates a configuration with a menu.
    public init(menu: Menu) { self.menu = menu }
  }
}

/// A menu that opens in place of a link.
@MainActor final class TextItemMenu: EditMenuInteractionDelegate {
  private let menu: Menu
  private static let key = AssociatedObjects.makeKey()

  private init(_ menu: Menu) { self.menu = menu }

  /// Opens a menu at a link of a text view.
  static func present(_ menu: Menu, at range: TextRange, in textView: TextView) {
    let delegate = TextItemMenu(menu)
    AssociatedObjects.set(delegate, of: textView, for: key)
    let interaction = EditMenuInteraction(delegate: delegate)
    textView.addInteraction(interaction)
    let rect = textView.firstRect(for: range)
    interaction.presentEditMenu(
      with: EditMenuConfiguration(
        identifier: nil, sourcePoint: Point(x: rect.midX, y: rect.midY)))
  }

  func editMenuInteraction(
    _ interaction: EditMenuInteraction, menuFor configuration: EditMenuConfiguration,
    suggestedActions: [MenuElement]
  ) -> Menu? { menu }

  // A view with an interaction for menus has no edit menu of its text.
  func editMenuInteraction(
    _ interaction: EditMenuInteraction, willDismissMenuFor configuration: EditMenuConfiguration,
    animator: any EditMenuInteractionAnimating
  ) {
    animator.addCompletion {
      guard let view = interaction.view else { return }
      view.removeInteraction(interaction)
      AssociatedObjects.set(nil, of: view, for: Self.key)
    }
  }
}

extension UITextViewDelegate {
  /// Returns the default action.
  public func textView(
    _ textView: TextView, primaryActionFor textItem: UITextItem, defaultAction: Action
  ) -> Action? { defaultAction }
  /// Returns a configuration with the default menu.
  public func textView(
    _ textView: TextView, menuConfigurationFor textItem: UITextItem, defaultMenu: Menu
  ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }

  /// Performs the primary action of a link, which opens it with the desktop by default. If it has none, opens
  /// the menu of the link.
  public func textView(_ textView: TextView, openLink link: String, in characterRange: TextRange) {
    let open = Action(title: link) { _ in Application.shared.open(address: link) }
    guard let item = UITextItem(link: link, characterRange, in: textView) else {
      return open.performWithSender(textView, target: nil)
    }
    if let action = self.textView(textView, primaryActionFor: item, defaultAction: open) {
      return action.performWithSender(textView, target: nil)
    }
    let menu = Menu(children: [open])
    let configuration = self.textView(textView, menuConfigurationFor: item, defaultMenu: menu)
    if let configuration {
      TextItemMenu.present(configuration.menu, at: characterRange, in: textView)
    }
  }

  /// Returns the menu of the application for a link that contains a range of a text that is not editable, or
  /// `nil` for the default menu.
  func itemMenu(
    _ textView: TextView, _ range: TextRange, _ suggestedActions: [MenuElement]
  ) -> Menu? {
    guard !textView.isEditable, let link = textView.link(at: range.start),
      range.end <= link.range.end,
      let item = UITextItem(link: link.address, link.range, in: textView)
    else { return nil }
    let menu = Menu(children: suggestedActions)
    let configuration = self.textView(textView, menuConfigurationFor: item, defaultMenu: menu)
    guard let configuration else { return Menu(children: []) }
    return configuration.menu === menu ? nil : configuration.menu
  }
}
