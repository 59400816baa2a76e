import Widgets
import WindowResponder

/// A view controller that asks whether to reset the cube.
final class QuestionController: ViewController {
  var onAnswer: ((Bool) -> Void)?
  private let text = Label(text: "Turn the cube back to where it was?")
  private let cancel = Button(configuration: .gray())
  private let reset = Button(configuration: .filled())

  override func viewDidLoad() {
    super.viewDidLoad()
    text.textAlignment = .center
    text.numberOfLines = 0
    cancel.configuration?.title = "Cancel"
    reset.configuration?.title = "Turn Back"
    cancel.addAction(Action { [weak self] _ in self?.onAnswer?(false) }, for: .touchUpInside)
    reset.addAction(Action { [weak self] _ in self?.onAnswer?(true) }, for: .touchUpInside)
    for part in [text, cancel, reset] { view.addSubview(part) }
    addKeyCommand(
      KeyCommand(title: "Cancel", input: KeyCommand.inputEscape) { [weak self] _ in
        self?.onAnswer?(false)
      })
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
    let half = (room.width - 8) / 2
    text.frame = Rect(x: room.minX, y: room.minY, width: room.width, height: room.height - 52)
    cancel.frame = Rect(x: room.minX, y: room.maxY - 44, width: half, height: 44)
    reset.frame = Rect(x: room.maxX - half, y: room.maxY - 44, width: half, height: 44)
  }
}
