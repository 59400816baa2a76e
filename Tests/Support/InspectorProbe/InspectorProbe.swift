import WidgetsInspector
import WindowResponder

/// A program with an inspector: a label of 200×30 points, 32 points below the title bar, and below it a
/// button that hides it.
@main final class InspectorProbe: Responder, ApplicationDelegate {
  let window = Window(size: Size(width: 320, height: 200))

  func applicationDidFinishLaunching(_ application: Application) {
    window.title = "Inspected"
    window.rootViewController = ProbeController()
    window.makeKeyAndVisible()
  }
}

private final class ProbeController: ViewController {
  private let label = Label(text: "Not pressed")
  private let button = Button(configuration: .filled())

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Press", for: .normal)
    button.addAction(Action { [label] _ in label.isHidden = true }, for: .touchUpInside)
    view.addSubview(label)
    view.addSubview(button)
  }

  override func viewWillLayoutSubviews() {
    label.frame = Rect(x: 60, y: 32, width: 200, height: 30)
    button.frame = Rect(x: 90, y: 84, width: 140, height: 44)
  }
}
