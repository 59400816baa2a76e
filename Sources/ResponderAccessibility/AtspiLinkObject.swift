/// The object of a link in a text, which has the interface `Hyperlink`.
///
/// The accessible object of the link's target has another path, because libatspi cannot have both at one
/// path.
@MainActor final class AtspiLinkObject: AccessibleObject, AccessibleLinks {
  var link: AccessibleLink
  private weak var text: (any AccessibleObject)?

  /// The accessible object of the link, or the text.
  var target: (any AccessibleObject)? { link.object ?? text }

  init(_ link: AccessibleLink, in text: any AccessibleObject) {
    self.link = link
    self.text = text
  }

  var accessibleRole: AccessibleRole { .link }
  var accessibleName: String {
    guard let text = text?.accessibleText else { return "" }
    return text.string(in: link.range.clamped(to: 0..<text.characterCount))
  }
  var accessibleStates: AccessibleStates {
    text?.accessibleStates.intersection(AccessibleStates(.enabled, .sensitive, .visible, .showing))
      ?? AccessibleStates(.defunct)
  }
  var accessibleParent: (any AccessibleObject)? { text }
  var accessibleIndexInParent: Int { -1 }
  var accessibleChildCount: Int { 0 }
  func accessibleChild(at index: Int) -> (any AccessibleObject)? { nil }
  var accessibleLinks: (any AccessibleLinks)? { self }
  var links: [AccessibleLink] { [link] }
  var isLink: Bool { true }
}
