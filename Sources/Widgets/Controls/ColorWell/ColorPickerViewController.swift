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

  private let grid = ColorGrid()
  private let opacity = Slider()
  private let opacityLabel = Label(text: ownWord("Opacity"))
  private let sample = ColorSample()
  /// The button that takes a color from the screen. It is hidden if the desktop offers no color picker.
  let dropper = Button(configuration: .gray())
  private var question: PortalRequest?
  private static let margin = 16.0
  private static let rowHeight = 44.0

  /// Creates a controller for presentation as a sheet or a popover.
  public override init(
    nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: ResourceBundle? = nil
  ) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    preferredContentSize = Size(width: 320, height: 372)
  }

  /// Creates a controller. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    preferredContentSize = Size(width: 320, height: 372)
  }

  /// Adds the colors and the opacity slider to the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemGroupedBackground
    grid.accessibilityLabel = ownWord("Colors")
    opacity.accessibilityLabel = ownWord("Opacity")
    opacityLabel.font = .preferredFont(forTextStyle: .subheadline)
    opacityLabel.textColor = .secondaryLabel
    grid.onChoose = { [weak self] in self?.userChose($0, isMoving: $1) }
    opacity.addAction(
      Action { [weak self] _ in self?.opacityChanged() }, for: .valueChanged)
    dropper.setImage(Image(systemName: "eyedropper"), for: .normal)
    dropper.accessibilityLabel = ownWord("Pick From Screen")
    dropper.toolTip = dropper.accessibilityLabel
    dropper.isHidden = true
    dropper.addAction(Action { [weak self] _ in self?.pick() }, for: .primaryActionTriggered)
    for part in [grid, opacityLabel, opacity, sample, dropper] { view.addSubview(part) }
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
    let line = opacityLabel.sizeThatFits(Size(width: area.width, height: 0)).height
    let foot = Self.rowHeight + line + 4
    grid.frame = Rect(
      x: area.minX, y: area.minY, width: area.width, height: max(0, area.height - foot))
    sample.frame = Rect(
      x: area.minX, y: area.maxY - Self.rowHeight, width: Self.rowHeight, height: Self.rowHeight)
    let x = sample.frame.maxX + 12
    dropper.frame = Rect(
      x: supportsAlpha ? area.maxX - Self.rowHeight : x, y: area.maxY - Self.rowHeight,
      width: Self.rowHeight, height: Self.rowHeight)
    let end = dropper.isHidden ? area.maxX : dropper.frame.minX - 12
    opacityLabel.frame = Rect(
      x: x, y: grid.frame.maxY + 4, width: max(0, end - x), height: line)
    opacity.frame = Rect(
      x: x, y: area.maxY - Self.rowHeight, width: max(0, end - x), height: Self.rowHeight)
    opacity.isHidden = !supportsAlpha
    opacityLabel.isHidden = !supportsAlpha
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
