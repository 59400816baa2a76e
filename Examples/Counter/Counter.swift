import WindowResponder

@main final class Counter: Responder, ApplicationDelegate {
  let window = Window(size: Size(width: 320, height: 200))

  func applicationDidFinishLaunching(_ application: Application) {
    window.title = "Counter"
    window.rootViewController = CounterController()
    window.makeKeyAndVisible()
  }
}

final class CounterController: ViewController {
  private let label = Label(text: "0 taps")
  private let button = Button(configuration: .filled())
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Tap me", for: .normal)
    button.addTarget(self, action: CounterController.tapped, for: .touchUpInside)
    label.textAlignment = .center
    view.addSubview(label)
    view.addSubview(button)
  }

  override func viewWillLayoutSubviews() {
    let height = label.intrinsicContentSize.height
    label.frame = Rect(x: 20, y: 32, width: view.bounds.width - 40, height: height)
    button.frame = Rect(x: view.bounds.midX - 70, y: 52 + height, width: 140, height: 44)
  }

  func tapped() {
    count += 1
    label.text = count == 1 ? "1 tap" : "\(count) taps"
  }
}
