import Widgets
import WindowResponder

/// An application with a cube that can be turned by a touch, or by a locked pointer.
@main final class Turntable: Responder, ApplicationDelegate {
  let window = Window(size: Size(width: 420, height: 480))

  func applicationDidFinishLaunching(_ application: Application) {
    application.name = "Turntable"
    window.title = "Turntable"
    window.minimumSize = Size(width: 300, height: 320)
    window.iconName = "view-refresh"
    window.icon = Image(systemName: "arrow.clockwise")
    window.rootViewController = TurntableController()
    window.makeKeyAndVisible()
  }
}

final class TurntableController: ViewController {
  let cube = CubeView()
  let hint = Label()
  let lock = Button(configuration: .filled())
  let reset = Button(configuration: .gray())
  let keepsOn = Switch()
  private var turnsByPointer = false
  private var dialog: Window?

  override var prefersPointerLocked: Bool { turnsByPointer }

  override func viewDidLoad() {
    super.viewDidLoad()
    hint.textAlignment = .center
    hint.numberOfLines = 2
    lock.configuration?.title = "Turn with the Pointer"
    lock.addAction(Action { [weak self] _ in self?.setLocked(true) }, for: .touchUpInside)
    reset.configuration?.title = "Reset…"
    reset.addAction(Action { [weak self] _ in self?.askToReset() }, for: .touchUpInside)
    keepsOn.accessibilityLabel = "Screen stays on"
    keepsOn.addAction(
      Action { [weak self] _ in
        guard let self else { return }
        Application.shared.isIdleTimerDisabled = keepsOn.isOn
      }, for: .valueChanged)
    let drag = PanGestureRecognizer()
    drag.addAction(Action { [weak self, weak drag] _ in drag.map { self?.follow($0) } })
    cube.addGestureRecognizer(drag)
    addKeyCommand(
      KeyCommand(title: "Let the Pointer Go", input: KeyCommand.inputEscape) { [weak self] _ in
        self?.setLocked(false)
      })
    for part in [cube, hint, controls] { view.addSubview(part) }
    setLocked(false)
  }

  private lazy var controls: StackView = {
    let on = StackView(arrangedSubviews: [Label(text: "Screen stays on"), keepsOn])
    on.spacing = 8
    on.alignment = .center
    let buttons = StackView(arrangedSubviews: [lock, reset])
    buttons.spacing = 8
    let all = StackView(arrangedSubviews: [buttons, on])
    all.axis = .vertical
    all.alignment = .center
    all.spacing = 12
    return all
  }()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.pointerMotionHandler = { [weak self] motion in self?.cube.turn(by: motion.delta) }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
    let size = controls.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    controls.frame = Rect(
      x: room.midX - size.width / 2, y: room.maxY - size.height, width: size.width,
      height: size.height)
    hint.frame = Rect(x: room.minX, y: controls.frame.minY - 56, width: room.width, height: 44)
    cube.frame = Rect(
      x: room.minX, y: room.minY, width: room.width, height: max(0, hint.frame.minY - room.minY))
  }

  private func follow(_ drag: PanGestureRecognizer) {
    cube.turn(by: drag.translation(in: cube))
    drag.setTranslation(.zero, in: cube)
  }

  /// Locks or unlocks the pointer.
  func setLocked(_ isLocked: Bool) {
    turnsByPointer = isLocked
    setNeedsUpdateOfPrefersPointerLocked()
    hint.text =
      !isLocked
      ? "Drag the cube to turn it."
      : Application.shared.desktopFeatures.contains(.pointerLock)
        ? "Move the pointer’s device. Escape lets the pointer go."
        : "This desktop holds no pointers: drag the cube."
  }

  /// Asks in a modal dialog whether to reset the cube.
  func askToReset() {
    let question = QuestionController()
    question.onAnswer = { [weak self] resets in
      if resets { self?.cube.reset() }
      self?.dialog?.close()
      self?.dialog = nil
    }
    let dialog = Window(size: Size(width: 320, height: 190))
    dialog.title = "Turn Back"
    dialog.transientParent = view.window
    dialog.isModal = true
    dialog.rootViewController = question
    self.dialog = dialog
    dialog.makeKeyAndVisible()
  }
}
