/// A line of a menu: a ``Menu``, an ``Action``, a ``Command`` or a ``DeferredMenuElement``.
///
/// There are no other kinds. Follows `UIMenuElement`.
@preconcurrency @MainActor public class MenuElement {
  /// What people read.
  public var title: String { storedTitle }
  /// A second line, in smaller type; nil for none.
  public var subtitle: String?
  /// What people see beside the title; nil for none.
  public var image: Image? { storedImage }

  final var storedTitle: String
  final var storedImage: Image?

  init(title: String, subtitle: String?, image: Image?) {
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
  }

  /// How an element looks and whether it can be used. The values are those of
  /// `UIMenuElement.Attributes`.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates attributes from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element is shown dimmed and does nothing.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element destroys something, and is shown so that one thinks twice.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays on screen when the element has been chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The mark beside an element. The values are those of `UIMenuElement.State`.
  public enum State: Int, Sendable {
    /// No mark.
    case off
    /// A check mark.
    case on
    /// A dash: on for some of what the element stands for.
    case mixed
  }
}

extension MenuElement: Hashable {
  /// Two elements are equal when they are the same object.
  public nonisolated static func == (a: MenuElement, b: MenuElement) -> Bool { a === b }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
