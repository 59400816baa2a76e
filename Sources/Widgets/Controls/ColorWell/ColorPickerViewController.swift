import ResponderWords

/// Shows colours to choose one from. Follows `UIColorPickerViewController`.
///
///     let picker = ColorPickerViewController()
///     picker.selectedColor = pen.color
///     picker.delegate = self
///     present(picker, animated: true)
@preconcurrency @MainActor open class ColorPickerViewController: ViewController {
  /// Who hears of what is chosen.
  open weak var delegate: (any ColorPickerViewControllerDelegate)?

  /// The colour that is chosen. Setting it tells nobody.
  open var selectedColor: Color = .black { didSet { showColor() } }

  /// Whether the colour may be translucent; true at the start.
  open var supportsAlpha = true { didSet { viewIfLoaded?.setNeedsLayout() } }

  private let grid = ColorGrid()
  private let opacity = Slider()
  private let opacityLabel = Label(text: ownWord("Opacity"))
  private let sample = ColorSample()
  /// Takes a colour from the screen; hidden until the desktop says that it has an eye dropper.
  let dropper = Button(configuration: .gray())
  private var question: PortalRequest?
  private static let margin = 16.0
  private static let rowHeight = 44.0

  /// Creates a controller, to be presented as a sheet or a popover.
  public override init(
    nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: ResourceBundle? = nil
  ) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    preferredContentSize = Size(width: 320, height: 372)
  }

  /// Creates a controller. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    preferredContentSize = Size(width: 320, height: 372)
  }

  /// Puts colours and opacity into the view.
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

  /// Places colours and opacity.
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

  /// Tells the delegate that the picker is done.
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

  /// Has the user choose a colour anywhere on the screen.
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

/// Hears of the colour that is chosen. Follows `UIColorPickerViewControllerDelegate`. Everything has a
/// default.
@preconcurrency @MainActor public protocol ColorPickerViewControllerDelegate: AnyObject {
  /// The user has chosen a colour; `continuously` while the finger is still down.
  func colorPickerViewController(
    _ viewController: ColorPickerViewController, didSelect color: Color, continuously: Bool)
  /// The picker has gone.
  func colorPickerViewControllerDidFinish(_ viewController: ColorPickerViewController)
}

extension ColorPickerViewControllerDelegate {
  /// Nothing.
  public func colorPickerViewController(
    _ viewController: ColorPickerViewController, didSelect color: Color, continuously: Bool
  ) {}
  /// Nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: ColorPickerViewController) {}
}

/// A colour over squares that tell how translucent it is.
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
