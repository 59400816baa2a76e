import TouchRecorder
import WindowResponder

/// The whole screen to draw on, and a button in the corner that ends the recording. The button is away
/// while fingers are down, so that they may go everywhere.
final class RecordController: ViewController {
  private static let margin = 12.0

  let canvas = TrailCanvas()
  private let endButton = Button()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(canvas)
    endButton.setImage(Image(systemName: "xmark"), for: .normal)
    endButton.accessibilityLabel = "Close"
    endButton.addAction(
      Action { _ in Application.shared.terminate(nil) }, for: .primaryActionTriggered)
    view.addSubview(endButton)
    canvas.onTouching = { [weak self] in self?.endButton.isHidden = $0 }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    canvas.frame = view.bounds
    let side = max(48, view.theme.metrics.touchTarget)
    endButton.frame = Rect(
      x: view.bounds.maxX - Self.margin - side, y: Self.margin, width: side, height: side)
  }
}
