import ResponderRuntime

/// A container for the input views of the first responder, at the bottom of a window. The accessory view is
/// above the input view.
final class InputViewHost: View {
  @BackLink private(set) var inputPart: View?
  @BackLink private(set) var accessoryPart: View?
  private let line = View()

  /// The height of an input view without a height of its own, in points.
  private static let usualInputHeight = 216.0
  /// The height of an accessory view without a height of its own, in points.
  private static let usualAccessoryHeight = 44.0

  private var inputHeight = 0.0
  private var accessoryHeight = 0.0

  init() {
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemGroupedBackground
    clipsToBounds = true
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    addSubview(line)
    // The views keep their own heights, from which that of the container follows.
    autoresizesSubviews = false
  }

  /// The height of both views together, in points.
  var wantedHeight: Double { inputHeight + accessoryHeight }

  /// The responder that provides the views. It is the next responder of the views, so a field in an accessory
  /// view that becomes first responder keeps that view on screen.
  @BackLink var giver: Responder?

  override var next: Responder? {
    if let giver, (giver as? View)?.isDescendant(of: self) != true { return giver }
    return super.next
  }

  /// The container reduces the safe area of other views. Its own subviews are not covered.
  override var safeAreaOfSubviews: EdgeInsets { .zero }

  /// Replaces the views, or removes those that are `nil`.
  ///
  /// - Parameter width: The width of the window, in points.
  func show(_ input: View?, _ accessory: View?, inWidth width: Double) {
    flexibleParts = [input, accessory].compactMap { $0 }.filter { view in
      view.bounds.height <= 0 || flexibleParts.contains { $0 === view }
    }
    exchange(inputPart, input)
    exchange(accessoryPart, accessory)
    inputPart = input
    accessoryPart = accessory
    updateHeights(inWidth: width)
    bringSubviewToFront(line)
    setNeedsLayout()
  }

  private func exchange(_ old: View?, _ new: View?) {
    if old === new, new?.superview === self { return }
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    if let new { addSubview(new) }
  }

  private func updateHeights(inWidth width: Double) {
    inputHeight = inputPart.map { height(of: $0, width, Self.usualInputHeight) } ?? 0
    accessoryHeight = accessoryPart.map { height(of: $0, width, Self.usualAccessoryHeight) } ?? 0
  }

  /// Returns the height that a view has in a width, or the given default.
  private func height(of view: View, _ width: Double, _ usual: Double) -> Double {
    let sizesItself =
      (view as? InputView)?.allowsSelfSizing ?? false || flexibleParts.contains { $0 === view }
    if !sizesItself, view.bounds.height > 0 { return view.bounds.height }
    let own =
      view.hasConstraintsInside
      ? view.contentSize(inWidth: width).height : view.intrinsicContentSize.height
    return own > 0 ? own : usual
  }

  /// The views without a height of their own. The heights of their frames are those that the container has
  /// set.
  private var flexibleParts: [View] = []
  private var isPlacing = false

  override var placesSubviews: Bool { true }

  override func subviewConstraintsDidChange() { if !isPlacing { setNeedsLayout() } }

  override func subviewWasResized(_ subview: View) {
    guard !isPlacing, subview !== line else { return }
    // The application has set the height.
    flexibleParts.removeAll { $0 === subview }
    setNeedsLayout()
  }

  /// Reads the heights of the views again. If they have changed, the window follows, and the notifications of
  /// a keyboard are posted.
  private func followHeights() {
    guard let window = superview as? Window else { return }
    let news = InputViewNotifications(window)
    let height = wantedHeight
    updateHeights(inWidth: window.bounds.width)
    if wantedHeight != height { news.tell { window.inputViewHeightDidChange() } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    followHeights()
    isPlacing = true
    defer { isPlacing = false }
    let middle = bounds.minY + accessoryHeight
    accessoryPart?.place(
      in: Rect(x: 0, y: 0, width: bounds.width, height: accessoryHeight))
    inputPart?.place(in: Rect(x: 0, y: middle, width: bounds.width, height: inputHeight))
    line.frame = Rect(x: 0, y: 0, width: bounds.width, height: 1)
  }

  // Touches in the container are not forwarded to the views below.
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}
  override func handleScroll(_ event: Event) -> Bool { true }
  override var drawsNothing: Bool { true }
}
