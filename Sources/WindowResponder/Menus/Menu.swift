/// A group of commands and actions: a submenu, a section of a menu, or a whole menu.
///
///     Menu(title: "Sort by", options: .singleSelection, children: [byName, bySize])
///
/// A menu is immutable. ``replacingChildren(_:)`` returns another one. Follows `UIMenu`.
@preconcurrency @MainActor public final class Menu: MenuElement {
  /// The identifier of the menu.
  public let identifier: Identifier
  /// The display options of the menu.
  public let options: Options
  /// The preferred size of the elements, if the location supports several.
  public var preferredElementSize: ElementSize
  /// The elements of the menu, in order.
  public let children: [MenuElement]

  /// Creates a menu. Without an identifier, it has a unique one.
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

  /// Returns the same menu with other children.
  public func replacingChildren(_ newChildren: [MenuElement]) -> Menu {
    Menu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The elements with the state on, in this menu and its submenus.
  public var selectedElements: [MenuElement] { selection(inSubmenus: true) }

  /// Returns the elements with the state on, in this menu and its inline menus. If `inSubmenus` is `true`,
  /// returns those of other submenus too.
  func selection(inSubmenus: Bool) -> [MenuElement] {
    var found: [MenuElement] = []
    for child in children {
      switch child {
      case let action as Action where action.state == .on: found.append(action)
      case let command as Command where command.state == .on: found.append(command)
      case let menu as Menu where inSubmenus || menu.options.contains(.displayInline):
        found += menu.selection(inSubmenus: inSubmenus)
      default: break
      }
    }
    return found
  }

  /// The display options of a menu. The values are those of `UIMenu.Options`.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The elements are shown in the parent menu, between separators.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The elements of the menu delete data.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Only one element can be on, in this menu and its submenus.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements are shown side by side, like a palette of colors.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The sizes of elements. The values are those of `UIMenu.ElementSize`.
  public enum ElementSize: Int, Sendable {
    /// The default size at the location.
    case automatic = -1
    /// Several elements in a row, as images.
    case small = 0
    /// Several elements in a row.
    case medium = 1
    /// One element in a row.
    case large = 2
  }

  private static var made = 0

  private static func nextIdentifier() -> Identifier {
    made += 1
    return Identifier("menu-\(made)")
  }
}
