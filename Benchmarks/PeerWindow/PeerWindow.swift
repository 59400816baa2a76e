import WidgetsControls
import WindowResponder

/// The comparison window: 20 buttons, 4 sliders, 4 switches and one label.
///
/// With `--buttons`, it prints the frame of each button in the window, in points: `x y width height`.
@main
final class PeerWindow: Responder, ApplicationDelegate {
  private let window = Window(size: Size(width: 640, height: 480))

  func applicationDidFinishLaunching(_ application: Application) {
    window.title = "peer"
    window.rootViewController = PeerController()
    window.makeKeyAndVisible()
  }
}
