import WindowResponder

/// How accessories look.
extension CellAccessory {
  /// How an arrow looks.
  public struct DisclosureIndicatorOptions: Sendable {
    /// Whether it is not to be seen; nil for what the list wants.
    public var isHidden: Bool?
    /// How much room it has; nil for the usual.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil for the usual.
    public var tintColor: Color?

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How a mark looks.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  /// How the button for more about a row looks.
  public typealias DetailOptions = DisclosureIndicatorOptions

  /// How the sign that deletes looks.
  public struct DeleteOptions: Sendable {
    /// Whether it is not to be seen; nil for what the list wants.
    public var isHidden: Bool?
    /// How much room it has; nil for the usual.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil for the usual.
    public var tintColor: Color?
    /// What it is filled with; nil for the usual.
    public var backgroundColor: Color?

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil,
      backgroundColor: Color? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How the sign that inserts looks.
  public typealias InsertOptions = DeleteOptions
  /// How the box of a selection looks.
  public typealias MultiselectOptions = DeleteOptions

  /// How the grip looks.
  public struct ReorderOptions: Sendable {
    /// Whether it is not to be seen; nil for what the list wants.
    public var isHidden: Bool?
    /// How much room it has; nil for the usual.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil for the usual.
    public var tintColor: Color?
    /// Whether a line stands before it; nil for none.
    public var showsVerticalSeparator: Bool?

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  /// How the arrow of an outline looks and works.
  public struct OutlineDisclosureOptions: Sendable {
    /// What opens what is below the row.
    public enum Style: Int, Sendable {
      /// As suits the list: the arrow.
      case automatic
      /// A tap anywhere on the row.
      case header
      /// The arrow; the row can be selected.
      case cell
    }

    /// What opens what is below the row.
    public var style: Style
    /// Whether it is not to be seen; nil for what the list wants.
    public var isHidden: Bool?
    /// How much room it has; nil for the usual.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil for the usual.
    public var tintColor: Color?

    /// Creates options.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How a text looks.
  public struct LabelOptions: Sendable {
    /// Whether it is not to be seen; nil for what the list wants.
    public var isHidden: Bool?
    /// How much room it has; nil for the usual.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil for the usual.
    public var tintColor: Color?
    /// Its font; nil for the usual.
    public var font: Font?
    /// Whether the font follows when the desktop wants text larger or smaller.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil,
      font: Font? = nil, adjustsFontForContentSizeCategory: Bool = true
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// How a button with a menu looks.
  public typealias PopUpMenuOptions = LabelOptions

  /// A view of the program's own as an accessory.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    /// The view.
    public let customView: View
    /// Where it stands.
    public let placement: Placement
    /// Whether it is not to be seen; nil for what the list wants.
    public let isHidden: Bool?
    /// How much room it has; nil for as much as it needs.
    public let reservedLayoutWidth: LayoutDimension?
    /// Its tint colour; nil for the usual.
    public let tintColor: Color?
    /// Whether it keeps the size that it has, whatever would suit it.
    public let maintainsFixedSize: Bool?

    /// Creates a configuration.
    public init(
      customView: View, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }
}
