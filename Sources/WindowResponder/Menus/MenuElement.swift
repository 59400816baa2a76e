/// An element of a menu: a ``Menu``, an ``Action``, a ``Command`` or a ``DeferredMenuElement``.
///
/// There are no other subclasses. Follows `UIMenuElement`.
@preconcurrency @MainActor public class MenuElement {
  /// The title of the element.
  public var title: String { storedTitle }
  /// The subtitle, in a smaller font, or `nil` for none.
  public var subtitle: String?
  /// The image beside the title, or `nil` for none.
  public var image: Image? { storedImage }

  final var storedTitle: String
  final var storedImage: Image?

  init(title: String, subtitle: String?, image: Image?) {
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
  }

  /// The attributes of an element. The values are those of `UIMenuElement.Attributes`.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates attributes from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element is dimmed and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element deletes data, and is shown with a warning color.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu remains open after the element was chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The states of an element, which a mark beside it indicates. The values are those of
  /// `UIMenuElement.State`.
  public enum State: Int, Sendable {
    /// No mark.
    case off
    /// A check mark.
    case on
    /// A dash. The element is on for a part of the content.
    case mixed
  }
}

extension MenuElement: Hashable {
  /// Returns a Boolean value that indicates whether two elements are the same object.
  public nonisolated static func == (a: MenuElement, b: MenuElement) -> Bool { a === b }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
