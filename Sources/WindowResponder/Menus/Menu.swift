/// Commands and actions under one title, in one part of a menu, or all that a menu shows.
///
///     Menu(title: "Sort by", options: .singleSelection, children: [byName, bySize])
///
/// A menu does not change: ``replacingChildren(_:)`` makes another. Follows `UIMenu`.
@preconcurrency @MainActor public final class Menu: MenuElement {
  /// What tells it from other menus.
  public let identifier: Identifier
  /// How it is shown.
  public let options: Options
  /// How large its elements are shown, where the place leaves a choice.
  public var preferredElementSize: ElementSize
  /// What is in it, in order.
  public let children: [MenuElement]

  /// Creates a menu; without an identifier it gets one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [MenuElement] = []
  ) {
    self.identifier = identifier ?? Self.nextIdentifier()
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// A menu that is the same but for what is in it.
  public func replacingChildren(_ newChildren: [MenuElement]) -> Menu {
    Menu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The elements that are on, in this menu and in the inline menus in it.
  public var selectedElements: [MenuElement] {
    var found: [MenuElement] = []
    for child in children {
      switch child {
      case let action as Action where action.state == .on: found.append(action)
      case let command as Command where command.state == .on: found.append(command)
      case let menu as Menu where menu.options.contains(.displayInline):
        found += menu.selectedElements
      default: break
      }
    }
    return found
  }

  /// How a menu is shown. The values are those of `UIMenu.Options`.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The elements stand in the menu around this one, between separators.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// What is in the menu destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One element is on at a time, in this menu and those in it.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements stand side by side, as colours to choose from do.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large elements are shown. The values are those of `UIMenu.ElementSize`.
  public enum ElementSize: Int, Sendable {
    /// What suits the place.
    case automatic = -1
    /// Several in a row, as images.
    case small = 0
    /// Several in a row.
    case medium = 1
    /// One a row.
    case large = 2
  }

  private static var made = 0

  private static func nextIdentifier() -> Identifier {
    made += 1
    return Identifier("menu-\(made)")
  }
}
