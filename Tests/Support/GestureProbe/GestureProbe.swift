import Glibc
import WindowResponder

/// A program with a window with many recognizers, which prints a line for each gesture that they recognize.
/// The end-to-end tests play touches on it.
@main final class GestureProbe: Responder, ApplicationDelegate {
  private let window = Window(size: Size(width: 800, height: 600))

  func applicationDidFinishLaunching(_ application: Application) {
    window.rootViewController = ProbeController()
    window.setFullscreen(true)
    window.makeKeyAndVisible()
  }
}

final class ProbeController: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemGroupedBackground
    view.isMultipleTouchEnabled = true
    watch(PinchGestureRecognizer(), ProbeController.pinched)
    watch(RotationGestureRecognizer(), ProbeController.rotated)
    let pan = PanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    watch(pan, ProbeController.panned)
    for direction in [SwipeGestureRecognizer.Direction.left, .up] {
      let swipe = SwipeGestureRecognizer()
      swipe.direction = direction
      swipe.numberOfTouchesRequired = 2
      watch(swipe, ProbeController.swiped)
    }
    watch(TapGestureRecognizer(), ProbeController.tapped)
  }

  private func watch<Recognizer: GestureRecognizer>(
    _ recognizer: Recognizer,
    _ action: @escaping @Sendable @MainActor (ProbeController) -> @MainActor (Recognizer) -> Void
  ) {
    recognizer.addTarget(self, action: action)
    view.addGestureRecognizer(recognizer)
  }

  private func pinched(_ pinch: PinchGestureRecognizer) {
    tell("pinch", pinch.state, Int((pinch.scale * 100).rounded()))
  }

  private func rotated(_ rotation: RotationGestureRecognizer) {
    tell("rotation", rotation.state, Int((rotation.rotation * 180 / .pi).rounded()))
  }

  private func panned(_ pan: PanGestureRecognizer) {
    tell("pan", pan.state, Int(pan.translation(in: view).x.rounded()))
  }

  private func swiped(_ swipe: SwipeGestureRecognizer) {
    tell(swipe.direction == .left ? "swipe-left" : "swipe-up", swipe.state, swipe.numberOfTouches)
  }

  private func tapped(_ tap: TapGestureRecognizer) { tell("tap", tap.state, 1) }

  /// Prints a line as `pinch began 105`. The value is a scale in hundredths, an angle in degrees, or a
  /// distance in points.
  private func tell(_ what: String, _ state: GestureRecognizer.State, _ value: Int) {
    print(what, state, value)
    fflush(nil)
    // Draws for each gesture, as an application does, so that there are frames.
    view.setNeedsDisplay()
  }
}
