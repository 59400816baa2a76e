import Glibc
import WidgetsText
import WindowResponder

/// The comparison window with a text field, which has the keyboard focus from the start.
///
/// It prints the width of the field and the height of its line, in points: `width height`.
@main
final class PeerField: Responder, ApplicationDelegate {
  private let window = Window(size: Size(width: 640, height: 480))

  func applicationDidFinishLaunching(_ application: Application) {
    window.title = "peer"
    window.rootViewController = FieldController()
    window.makeKeyAndVisible()
  }
}

/// A view controller that displays the field.
private final class FieldController: ViewController {
  private let field = TextField()
  private var hasPrinted = false

  override func viewDidLoad() {
    super.viewDidLoad()
    field.borderStyle = .roundedRect
    view.addSubview(field)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    field.frame = Rect(x: 20, y: room.minY + 20, width: 400, height: 44)
    if !hasPrinted, let font = field.font {
      hasPrinted = true
      print(field.bounds.width, font.lineHeight.rounded(.up))
      fflush(nil)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }
}
