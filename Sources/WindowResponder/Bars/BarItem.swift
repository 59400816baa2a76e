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
  /// The image for bars of less height, or `nil` for ``image``. It has no effect, since bars on a desktop
  /// have a single height.
  open var landscapeImagePhone: Image?
  /// The image for very large text, or `nil` for ``image``. It has no effect.
  open var largeContentSizeImage: Image?
  /// The insets of the image, in points. They move the image by half of the difference between the left and
  /// right insets, and between the top and bottom insets.
  open var imageInsets = EdgeInsets.zero { didSet { itemDidChange() } }
  /// A Boolean value that indicates whether the item is enabled.
  open var isEnabled = true { didSet { itemDidChange() } }
  /// The number that identifies the item.
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
