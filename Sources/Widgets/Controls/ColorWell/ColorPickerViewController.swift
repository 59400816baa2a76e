import ResponderWords

/// A view controller that lets the user choose a color. Follows `UIColorPickerViewController`.
///
///     let picker = ColorPickerViewController()
///     picker.selectedColor = pen.color
///     picker.delegate = self
///     present(picker, animated: true)
@preconcurrency @MainActor open class ColorPickerViewController: ViewController {
  /// The delegate that receives the chosen color. The reference is weak.
  open weak var delegate: (any ColorPickerViewControllerDelegate)?

  /// The chosen color. A new value does not notify the delegate. The default is black.
  open var selectedColor: Color = .black { didSet { showColor() } }

  /// A Boolean value that indicates whether the color can be translucent. The default is `true`.
  open var supportsAlpha = true { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// The title, which is above the colors unless a container shows it.
  open override var title: String? {
    didSet { if title != oldValue { titleDidChange() } }
  }

  private let grid = ColorGrid()
  private let heading = Label()
  private let opacity = Slider()
  private let opacityLabel = Label(text: ownWord("Opacity"))
  private let sample = ColorSample()
  /// The button that takes a color from the screen. It is hidden if the desktop offers no color picker.
  let dropper = Button(configuration: .gray())
  private var question: PortalRequest?
  private static let margin = 16.0
  private static let rowHeight = 44.0
  /// The distance between the colors and the text above or below them, in points.
  private static let gap = 12.0
  /// The distance between the label of the opacity and the row below it, in points.
  private static let labelGap = 6.0
  private static let usualSize = Size(width: 320, height: 384)

  /// Creates a controller for presentation as a sheet or a popover.
  public override init(
    nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: ResourceBundle? = nil
  ) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    preferredContentSize = Self.usualSize
  }

  /// Creates a controller. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    preferredContentSize = Self.usualSize
  }

  /// Adds the colors and the opacity slider to the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemGroupedBackground
    grid.accessibilityLabel = ownWord("Colors")
    opacity.accessibilityLabel = ownWord("Opacity")
    opacityLabel.font = .preferredFont(forTextStyle: .subheadline)
    opacityLabel.textColor = .secondaryLabel
    heading.font = .preferredFont(forTextStyle: .headline)
    heading.textAlignment = .center
    heading.accessibilityTraits = .header
    heading.text = title
    grid.onChoose = { [weak self] in self?.userChose($0, isMoving: $1) }
    opacity.addAction(
      Action { [weak self] _ in self?.opacityChanged() }, for: .valueChanged)
    dropper.setImage(Image(systemName: "eyedropper"), for: .normal)
    dropper.accessibilityLabel = ownWord("Pick From Screen")
    dropper.toolTip = dropper.accessibilityLabel
    dropper.isHidden = true
    dropper.addAction(Action { [weak self] _ in self?.pick() }, for: .primaryActionTriggered)
    for part in [heading, grid, opacityLabel, opacity, sample, dropper] { view.addSubview(part) }
    showColor()
    ColorPortal.find(in: Application.shared.programContext) { [weak self] isThere in
      guard isThere, let self else { return }
      dropper.isHidden = false
      view.setNeedsLayout()
    }
  }

  /// Positions the colors and the opacity slider.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
      .insetBy(dx: Self.margin, dy: Self.margin)
    guard !area.isNull else { return }
    let top = area.minY + placeHeading(in: area)
    let line = supportsAlpha ? height(of: opacityLabel, area.width) : 0
    let foot = Self.rowHeight + Self.gap + (supportsAlpha ? line + Self.labelGap : 0)
    grid.frame = Rect(
      x: area.minX, y: top, width: area.width, height: max(0, area.maxY - top - foot))
    sample.frame = Rect(
      x: area.minX, y: area.maxY - Self.rowHeight, width: Self.rowHeight, height: Self.rowHeight)
    let x = sample.frame.maxX + 12
    dropper.frame = Rect(
      x: supportsAlpha ? area.maxX - Self.rowHeight : x, y: area.maxY - Self.rowHeight,
      width: Self.rowHeight, height: Self.rowHeight)
    let end = dropper.isHidden ? area.maxX : dropper.frame.minX - 12
    opacityLabel.frame = Rect(
      x: area.minX, y: grid.frame.maxY + Self.gap, width: area.width, height: line)
    opacity.frame = Rect(
      x: x, y: area.maxY - Self.rowHeight, width: max(0, end - x), height: Self.rowHeight)
    for part in [sample, dropper, opacity] { part.frame = view.mirrored(part.frame) }
    opacity.isHidden = !supportsAlpha
    opacityLabel.isHidden = !supportsAlpha
  }

  private func height(of label: Label, _ width: Double) -> Double {
    label.sizeThatFits(Size(width: width, height: 0)).height.rounded(.up)
  }

  /// Positions the title, and returns the height that it needs.
  private func placeHeading(in area: Rect) -> Double {
    heading.isHidden = parent != nil || title?.isEmpty ?? true
    if heading.isHidden { return 0 }
    let height = height(of: heading, area.width)
    heading.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: height)
    return height + Self.gap
  }

  private func titleDidChange() {
    heading.text = title
    let font = Font.preferredFont(forTextStyle: .headline)
    let extra = title?.isEmpty ?? true ? 0 : font.lineHeight.rounded(.up) + Self.gap
    preferredContentSize = Size(
      width: Self.usualSize.width, height: Self.usualSize.height + extra)
    viewIfLoaded?.setNeedsLayout()
  }

  /// Notifies the delegate that the picker is finished.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    question?.cancel()
    delegate?.colorPickerViewControllerDidFinish(self)
  }

  private func showColor() {
    guard isViewLoaded else { return }
    grid.chosen = selectedColor.withAlphaComponent(1)
    sample.color = selectedColor
    opacity.value = selectedColor.alpha
  }

  private func userChose(_ color: Color, isMoving: Bool) {
    let alpha = supportsAlpha ? opacity.value : 1
    selectedColor = color.withAlphaComponent(alpha)
    delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: isMoving)
  }

  /// Lets the user choose a color anywhere on the screen.
  private func pick() {
    guard question == nil else { return }
    question = ColorPortal.pick(
      above: view.window?.portalParent, in: Application.shared.programContext
    ) { [weak self] color in
      guard let self else { return }
      question = nil
      if let color { userChose(color, isMoving: false) }
    }
  }

  private func opacityChanged() {
    selectedColor = selectedColor.withAlphaComponent(opacity.value)
    delegate?.colorPickerViewController(
      self, didSelect: selectedColor, continuously: opacity.isTracking)
  }
}

/// A delegate that receives the chosen color. Every method has a default implementation. Follows
/// `UIColorPickerViewControllerDelegate`.
@preconcurrency @MainActor public protocol ColorPickerViewControllerDelegate: AnyObject {
  /// Called when the user has chosen a color. `continuously` is `true` while the touch continues.
  func colorPickerViewController(
    _ viewController: ColorPickerViewController, didSelect color: Color, continuously: Bool)
  /// Called when the picker has been dismissed.
  func colorPickerViewControllerDidFinish(_ viewController: ColorPickerViewController)
}

extension ColorPickerViewControllerDelegate {
  /// Takes no action.
  public func colorPickerViewController(
    _ viewController: ColorPickerViewController, didSelect color: Color, continuously: Bool
  ) {}
  /// Takes no action.
  public func colorPickerViewControllerDidFinish(_ viewController: ColorPickerViewController) {}
}

/// A view with a color over squares, which show its opacity.
private final class ColorSample: View {
  var color = Color.black { didSet { setNeedsDisplay() } }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    context.saveState()
    context.clip(to: bounds, cornerRadius: 8)
    ColorWell.drawSquares(in: bounds, context)
    context.fill(bounds, color: color)
    context.restoreState()
    context.strokeRoundedRect(bounds, cornerRadius: 8, color: .controlBorder, width: 1)
  }
}
