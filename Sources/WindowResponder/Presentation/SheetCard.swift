import ResponderRuntime

/// The view around the controller's view in a sheet, with its background, corners, shadow and grabber.
final class SheetCard: View {
  private weak var sheet: SheetPresentationController?
  @BackLink private var content: View?
  private let grabber = View()

  /// The radius of a sheet's corners, in points.
  static let cornerRadius = 16.0
  /// The part of a sheet at the bottom that is below the window, in points. It hides the lower corners, and
  /// the user may pull the sheet up a little.
  static let overlap = 80.0
  /// The size of the grabber, in points.
  private static let grabberSize = Size(width: 36, height: 5)
  /// The additional height of a container's bar below the grabber, in points.
  static let grabberRoom = 8.0

  var showsGrabber = false { didSet { grabber.isHidden = !showsGrabber } }
  /// A Boolean value that indicates whether the sheet is at the bottom.
  var isAttached = false { didSet { if isAttached != oldValue { setNeedsLayout() } } }
  /// The parts of the card outside the window, in points. They hide the outline there.
  var overlaps = EdgeInsets.zero { didSet { if overlaps != oldValue { setNeedsLayout() } } }
  /// The width of the outline, in points.
  static let outlineWidth = 1.0

  init(_ sheet: SheetPresentationController) {
    self.sheet = sheet
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    clipsToBounds = true
    layer.borderWidth = Self.outlineWidth
    layer.borderColor = .windowBorder
    layer.shadowOpacity = 1
    layer.shadowColor = .windowShadow
    layer.shadowOffset = Size(width: 0, height: 8)
    layer.shadowRadius = 20
    grabber.backgroundColor = .controlBorder
    grabber.isUserInteractionEnabled = false
    grabber.layer.cornerRadius = Self.grabberSize.height / 2
    grabber.isHidden = true
  }

  /// Adds a controller's view.
  func embed(_ view: View) {
    content = view
    insertSubview(view, at: 0)
    addSubview(grabber)
    grabber.isHidden = !showsGrabber
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = sheet?.preferredCornerRadius ?? Self.cornerRadius
    let room = Rect(
      x: bounds.minX + overlaps.left, y: bounds.minY + overlaps.top,
      width: max(0, bounds.width - overlaps.left - overlaps.right),
      height: max(0, bounds.height - overlaps.top - overlaps.bottom))
    if let content, content.superview === self { content.place(in: room) }
    let size = Self.grabberSize
    grabber.frame = Rect(
      x: (bounds.midX - size.width / 2).rounded(), y: 6, width: size.width, height: size.height)
  }

  // Touches on the sheet are not passed to the views below.
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}
  override var drawsNothing: Bool { true }
}
