import Widgets
import WindowResponder

/// The comparison window: 20 buttons, 4 sliders, 4 switches, one label.
///
/// With `--buttons` it prints where each button is in the window: `x y width height`, in points.
@main
final class PeerWindow: Responder, ApplicationDelegate {
  private let window = Window(size: Size(width: 640, height: 480))

  func applicationDidFinishLaunching(_ application: Application) {
    window.title = "peer"
    window.rootViewController = PeerController()
    window.makeKeyAndVisible()
  }
}
