/// The base class of the items of a bar: buttons and tabs. Follows `UIBarItem`.
@preconcurrency @MainActor open class BarItem {
  /// Creates an item without properties.
  public init() {}

  /// The title, or `nil` for none.
  open var title: String? {
    get { ownTitle }
    set { ownTitle = newValue }
  }
  /// The image, or `nil` for none.
  open var image: Image? {
    get { ownImage }
    set { ownImage = newValue }
  }
  /// The image in a vertically compact window, or `nil` for ``image``.
  open var landscapeImagePhone: Image? { didSet { itemDidChange() } }
  /// The insets of ``landscapeImagePhone``, in points. They move it as ``imageInsets`` moves ``image``. The
  /// default is `.zero`.
  open var landscapeImagePhoneInsets = EdgeInsets.zero { didSet { itemDidChange() } }
  /// The image in the large content viewer, or `nil` for ``image``.
  ///
  /// Bars do not grow with the text. If the text size is one of the accessibility sizes, a long touch on the
  /// item shows its image and its title enlarged, in the center of the window. The end of the touch performs
  /// the item's action if the touch is still on the item. An item with a menu opens the menu instead.
  open var largeContentSizeImage: Image?
  /// The insets of ``largeContentSizeImage``, in points. They move it as ``imageInsets`` moves ``image``. The
  /// default is `.zero`.
  open var largeContentSizeImageInsets = EdgeInsets.zero
  /// The insets of the image, in points. They move the image by half of the difference between the left and
  /// right insets, and between the top and bottom insets. The default is `.zero`.
  open var imageInsets = EdgeInsets.zero { didSet { itemDidChange() } }
  /// A Boolean value that indicates whether the item is enabled. The default is `true`.
  open var isEnabled = true { didSet { itemDidChange() } }
  /// The number that identifies the item. The default is 0.
  open var tag = 0
  /// The label for assistive technologies, or `nil` for ``title``.
  open var accessibilityLabel: String? { didSet { itemDidChange() } }
  /// The hint for assistive technologies, a sentence about the effect of the item, or `nil` for none.
  open var accessibilityHint: String? { didSet { itemDidChange() } }
  /// The value for assistive technologies, or `nil` for none.
  open var accessibilityValue: String? { didSet { itemDidChange() } }
  /// The identifier for tests, also of the button that shows the item.
  open var accessibilityIdentifier: String? { didSet { itemDidChange() } }

  /// Sets the attributes of the title in a state. If `attributes` is `nil`, removes them.
  @_disfavoredOverload open func setTitleTextAttributes(
    _ attributes: TextAttributes?, for state: Control.State
  ) {
    looks[state.rawValue] = attributes
    itemDidChange()
  }

  /// Returns the attributes of the title in a state, or `nil` if they are not set.
  @_disfavoredOverload open func titleTextAttributes(for state: Control.State) -> TextAttributes? {
    looks[state.rawValue]
  }

  // An action sets both values. An override of one of the properties may set the action.
  final var ownTitle: String? { didSet { itemDidChange() } }
  final var ownImage: Image? { didSet { itemDidChange() } }
  private var looks: [UInt: TextAttributes] = [:]
  /// A Boolean value that indicates whether the item is an appearance proxy, which is in no bar.
  final var isProxy = false

  /// The bar that shows the item.
  package final weak var observer: (any BarItemObserver)?

  /// Notifies the bar of a change.
  package final func itemDidChange() { observer?.barItemDidChange(self) }
}

extension BarItem {
  /// Returns the image of the item in a bar of a window, which may be vertically compact.
  package final func shownImage(in traits: TraitCollection) -> Image? {
    showsLandscapeImage(in: traits) ? landscapeImagePhone : image
  }

  /// Returns the distance by which the insets move the image, in points.
  package final func shownImageOffset(in traits: TraitCollection) -> Vector {
    (showsLandscapeImage(in: traits) ? landscapeImagePhoneInsets : imageInsets).imageOffset
  }

  private func showsLandscapeImage(in traits: TraitCollection) -> Bool {
    traits.verticalSizeClass == .compact && landscapeImagePhone != nil
  }
}

extension EdgeInsets {
  /// The distance by which the insets move an image, in points.
  var imageOffset: Vector { Vector(dx: (left - right) / 2, dy: (top - bottom) / 2) }
}

/// Two items are equal if they are the same object.
extension BarItem: Hashable {
  /// Returns a Boolean value that indicates whether two items are the same object.
  public nonisolated static func == (a: BarItem, b: BarItem) -> Bool { a === b }
  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A bar that observes its items.
@MainActor package protocol BarItemObserver: AnyObject {
  /// Called when an item has changed.
  func barItemDidChange(_ item: BarItem)
}
