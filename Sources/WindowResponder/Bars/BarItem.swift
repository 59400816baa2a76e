/// Something in a bar: what buttons and tabs have in common. Follows `UIBarItem`.
@preconcurrency @MainActor open class BarItem {
  /// Creates an item without anything set.
  public init() {}

  /// What people read; nil for nothing.
  open var title: String? {
    get { ownTitle }
    set { ownTitle = newValue }
  }
  /// What people see; nil for nothing.
  open var image: Image? {
    get { ownImage }
    set { ownImage = newValue }
  }
  /// The picture for bars of less height; nil for ``image``. Kept for code that sets it: bars on a desktop
  /// have one height.
  open var landscapeImagePhone: Image?
  /// The picture for very large text; nil for ``image``. Kept for code that sets it.
  open var largeContentSizeImage: Image?
  /// How far the picture is moved from where it would stand, in points: the left and top less the right
  /// and bottom, halved.
  open var imageInsets = EdgeInsets.zero { didSet { itemDidChange() } }
  /// Whether it can be chosen.
  open var isEnabled = true { didSet { itemDidChange() } }
  /// A number to find the item by.
  open var tag = 0
  /// What it is called by those who do not see it; nil for ``title``.
  open var accessibilityLabel: String? { didSet { itemDidChange() } }
  /// What choosing it does, in a sentence; nil for nothing.
  open var accessibilityHint: String?
  /// What it stands at; nil for nothing.
  open var accessibilityValue: String?
  /// A name for tests.
  open var accessibilityIdentifier: String?

  /// Sets how the title looks in a state; nil takes it back.
  @_disfavoredOverload open func setTitleTextAttributes(
    _ attributes: TextAttributes?, for state: Control.State
  ) {
    looks[state.rawValue] = attributes
    itemDidChange()
  }

  /// How the title looks in a state; nil where nothing was set for it.
  @_disfavoredOverload open func titleTextAttributes(for state: Control.State) -> TextAttributes? {
    looks[state.rawValue]
  }

  // An action sets both; an override of one of the properties may set the action.
  final var ownTitle: String? { didSet { itemDidChange() } }
  final var ownImage: Image? { didSet { itemDidChange() } }
  private var looks: [UInt: TextAttributes] = [:]
  /// It is a proxy for others of its class, and is in no bar.
  final var isProxy = false

  /// The bar that shows the item.
  package final weak var observer: (any BarItemObserver)?

  /// Has the bar show what changed.
  package final func itemDidChange() { observer?.barItemDidChange(self) }
}

/// Two items are equal when they are the same object.
extension BarItem: Hashable {
  /// Whether both are the same object.
  public nonisolated static func == (a: BarItem, b: BarItem) -> Bool { a === b }
  /// Hashes which object it is.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A bar, which hears that an item in it changed.
@MainActor package protocol BarItemObserver: AnyObject {
  /// An item shows something else.
  func barItemDidChange(_ item: BarItem)
}
