import ResponderWords
import TouchRecorder
import Widgets

/// The controller that shows a canvas on the whole screen, a sentence until the first touch, and a button in
/// the corner that ends the recording.
///
/// The button is hidden while touches are down, so that they can be anywhere.
final class RecordController: ViewController {
  private static let margin = 12.0

  let canvas = TrailCanvas()
  let endButton = Button()
  let hint = LabStyle.label("", color: .secondaryLabel, alignment: .center)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(canvas)
    hint.text = localized(
      "Everything that touches this page is recorded, until the button in the corner ends it.")
    hint.isUserInteractionEnabled = false
    view.addSubview(hint)
    // The button has its own background, because lines may be below it.
    var look = Button.Configuration.gray()
    look.image = Image(systemName: "xmark")
    look.cornerStyle = .capsule
    endButton.configuration = look
    endButton.accessibilityLabel = localized("Close")
    endButton.addAction(
      Action { _ in Application.shared.terminate(nil) }, for: .primaryActionTriggered)
    view.addSubview(endButton)
    canvas.onTouching = { [weak self] isTouching in
      self?.endButton.isHidden = isTouching
      self?.hint.isHidden = true
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    canvas.frame = view.bounds
    let side = max(48, view.theme.metrics.touchTarget)
    endButton.frame = Rect(
      x: view.bounds.maxX - Self.margin - side, y: Self.margin, width: side, height: side)
    let width = min(LabStyle.column, view.bounds.width - 2 * LabStyle.margin)
    let height = hint.sizeThatFits(Size(width: width, height: view.bounds.height)).height
    hint.frame = Rect(
      x: ((view.bounds.width - width) / 2).rounded(),
      y: ((view.bounds.height - height) / 2).rounded(), width: width, height: height)
  }
}
