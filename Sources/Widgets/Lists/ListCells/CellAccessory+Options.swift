import WindowResponder

/// Options for the appearance of accessories.
extension CellAccessory {
  /// The options of a disclosure indicator.
  public struct DisclosureIndicatorOptions: Sendable {
    /// A Boolean value that indicates whether the accessory is hidden, or `nil` for the default.
    public var isHidden: Bool?
    /// The reserved width, or `nil` for the default.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color, or `nil` for the default.
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

  /// The options of a checkmark.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  /// The options of a detail button.
  public typealias DetailOptions = DisclosureIndicatorOptions

  /// The options of a delete control.
  public struct DeleteOptions: Sendable {
    /// A Boolean value that indicates whether the accessory is hidden, or `nil` for the default.
    public var isHidden: Bool?
    /// The reserved width, or `nil` for the default.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color, or `nil` for the default.
    public var tintColor: Color?
    /// The background color, or `nil` for the default.
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

  /// The options of an insert control.
  public typealias InsertOptions = DeleteOptions
  /// The options of a box for the selection of several rows.
  public typealias MultiselectOptions = DeleteOptions

  /// The options of a reorder control.
  public struct ReorderOptions: Sendable {
    /// A Boolean value that indicates whether the accessory is hidden, or `nil` for the default.
    public var isHidden: Bool?
    /// The reserved width, or `nil` for the default.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color, or `nil` for the default.
    public var tintColor: Color?
    /// A Boolean value that indicates whether there is a vertical separator before the control. `nil` is
    /// `false`.
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

  /// The options of an outline disclosure.
  public struct OutlineDisclosureOptions: Sendable {
    /// The part of the row that expands it.
    public enum Style: Int, Sendable {
      /// The default of the list: the arrow.
      case automatic
      /// A tap anywhere on the row.
      case header
      /// The arrow. The row can be selected.
      case cell
    }

    /// The part of the row that expands it.
    public var style: Style
    /// A Boolean value that indicates whether the accessory is hidden, or `nil` for the default.
    public var isHidden: Bool?
    /// The reserved width, or `nil` for the default.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color, or `nil` for the default.
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

  /// The options of a text.
  public struct LabelOptions: Sendable {
    /// A Boolean value that indicates whether the accessory is hidden, or `nil` for the default.
    public var isHidden: Bool?
    /// The reserved width, or `nil` for the default.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color, or `nil` for the default.
    public var tintColor: Color?
    /// The font, or `nil` for the default.
    public var font: Font?
    /// A Boolean value that indicates whether the font follows the text size of the desktop, if it comes from
    /// `Font.preferredFont(forTextStyle:)` or `FontMetrics`. The default is `true`.
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

  /// The options of a button with a menu.
  public typealias PopUpMenuOptions = LabelOptions

  /// A configuration of an accessory with a view of the application.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    /// The view of the application.
    public let customView: View
    /// The placement of the view in the row.
    public let placement: Placement
    /// A Boolean value that indicates whether the view is hidden, or `nil` for the default.
    public let isHidden: Bool?
    /// The reserved width, or `nil` for the width that the view needs.
    public let reservedLayoutWidth: LayoutDimension?
    /// The tint color, or `nil` for the default.
    public let tintColor: Color?
    /// A Boolean value that indicates whether the view keeps its size, or `nil` for `false`.
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
