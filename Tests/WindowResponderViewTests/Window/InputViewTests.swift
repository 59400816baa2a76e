import ResponderTestKit
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct InputViewTests {
  let stage = Stage(size: Size(width: 400, height: 600))
  private let root = InputController()
  private let field = InputField()

  init() {
    stage.window.rootViewController = root
    root.view.addSubview(field)
    field.frame = Rect(x: 0, y: 0, width: 100, height: 40)
    stage.render()
  }

  private func frame(_ view: View) -> Rect { view.convert(view.bounds, to: nil) }

  @Test("J3: input view and accessory view are shown while their owner is first responder")
  func shown() {
    let (input, bar) = (View(), View())
    input.frame.size.height = 200
    bar.frame.size.height = 50
    field.input = input
    field.accessory = bar
    #expect(input.window == nil)
    field.becomeFirstResponder()
    stage.render()
    #expect(frame(input) == Rect(x: 0, y: 400, width: 400, height: 200))
    #expect(frame(bar) == Rect(x: 0, y: 350, width: 400, height: 50))
    field.resignFirstResponder()
    stage.render()
    #expect(input.window == nil && bar.window == nil)
    #expect(root.view.safeAreaInsets == .zero)
  }

  @Test("J3: they are looked up along the chain, each by itself")
  func alongTheChain() {
    let (input, bar) = (View(), View())
    field.input = input
    root.accessory = bar
    field.becomeFirstResponder()
    stage.render()
    #expect(input.window === stage.window && bar.window === stage.window)
    #expect(frame(bar).height == 44 && frame(input).height == 216)
  }

  @Test("J3: an input view that sizes itself has its intrinsic height, also after a change")
  func selfSizing() {
    final class Keys: InputView {
      var keyHeight = 180.0 { didSet { invalidateIntrinsicContentSize() } }
      override var intrinsicContentSize: Size { Size(width: -1, height: keyHeight) }
    }
    let keys = Keys(frame: Rect(x: 0, y: 0, width: 400, height: 100), inputViewStyle: .keyboard)
    field.input = keys
    field.becomeFirstResponder()
    stage.render()
    #expect(frame(keys).height == 100)
    keys.allowsSelfSizing = true
    stage.render()
    #expect(frame(keys) == Rect(x: 0, y: 420, width: 400, height: 180))
    #expect(root.view.safeAreaInsets.bottom == 180)
    keys.keyHeight = 250
    stage.render()
    stage.render()
    #expect(frame(keys) == Rect(x: 0, y: 350, width: 400, height: 250))
    #expect(root.view.safeAreaInsets.bottom == 250)
  }

  /// Returns a self-sizing view with a label that fills it.
  private func note(_ text: String) -> (view: InputView, label: Label) {
    let view = InputView(frame: .zero, inputViewStyle: .keyboard)
    view.allowsSelfSizing = true
    let label = Label()
    label.numberOfLines = 0
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
    ])
    return (view, label)
  }

  @Test("J3: a view that sizes itself has the height of its constraints in the window's width")
  func selfSizingInWidth() {
    let text = String(repeating: "some words that wrap ", count: 8)
    let (bar, label) = note(text)
    func wanted(_ width: Double) -> Double {
      label.sizeThatFits(Size(width: width - 20, height: 0)).height + 20
    }
    field.accessory = bar
    field.becomeFirstResponder()
    stage.render()
    #expect(wanted(400) > 50)
    #expect(frame(bar) == Rect(x: 0, y: 600 - wanted(400), width: 400, height: wanted(400)))
    stage.resize(to: Size(width: 200, height: 600))
    stage.render()
    #expect(wanted(200) > wanted(400))
    #expect(frame(bar) == Rect(x: 0, y: 600 - wanted(200), width: 200, height: wanted(200)))
    #expect(root.view.safeAreaInsets.bottom == wanted(200))
    label.text = "short"
    stage.render()
    #expect(frame(bar).height == wanted(200) && wanted(200) < 50)
  }

  /// The notifications of a keyboard, with their frames.
  @MainActor private final class Listener {
    var heard: [ProgramNotifications.Event] = []
    init() { ProgramNotifications.listener = { [weak self] event, _ in self?.take(event) } }
    private func take(_ event: ProgramNotifications.Event) {
      switch event {
      case .keyboardWillChangeFrame, .keyboardDidChangeFrame, .keyboardWillShow, .keyboardDidShow,
        .keyboardWillHide, .keyboardDidHide:
        heard.append(event)
      default: break
      }
    }
  }

  /// Returns the notifications of input views whose height changes.
  private func changes(_ from: Double, _ to: Double) -> [ProgramNotifications.Event] {
    let move = ProgramNotifications.KeyboardChange(
      from: Rect(x: 0, y: 600 - from, width: 400, height: from),
      to: Rect(x: 0, y: 600 - to, width: 400, height: to))
    return [
      .keyboardWillChangeFrame(move), .keyboardWillShow(move), .keyboardDidChangeFrame(move),
      .keyboardDidShow(move),
    ]
  }

  @Test("J3: a change of a shown view's height posts notifications, and the keyboard guide follows")
  func heightNotifications() {
    let old = ProgramNotifications.listener
    defer { ProgramNotifications.listener = old }
    let (input, bar) = (View(), View())
    input.frame.size.height = 200
    bar.frame.size.height = 50
    field.input = input
    field.accessory = bar
    let marker = View()
    marker.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(marker)
    LayoutConstraint.activate([
      marker.bottomAnchor.constraint(equalTo: root.view.keyboardLayoutGuide.topAnchor),
      marker.heightAnchor.constraint(equalToConstant: 10),
      marker.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      marker.widthAnchor.constraint(equalToConstant: 10),
    ])
    field.becomeFirstResponder()
    stage.render()
    #expect(frame(marker).maxY == 350)
    let listener = Listener()
    bar.frame.size.height = 80
    bar.frame.size.height = 90
    stage.render()
    #expect(listener.heard == changes(250, 290))
    #expect(frame(bar) == Rect(x: 0, y: 310, width: 400, height: 90))
    #expect(frame(input) == Rect(x: 0, y: 400, width: 400, height: 200))
    #expect(root.view.safeAreaInsets.bottom == 290 && frame(marker).maxY == 310)
    listener.heard = []
    input.frame.size.height = 100
    stage.render()
    #expect(listener.heard == changes(290, 190))
    #expect(root.view.safeAreaInsets.bottom == 190 && frame(marker).maxY == 410)
    listener.heard = []
    stage.advance(by: 1)
    #expect(listener.heard.isEmpty)
  }

  @Test("J3: the height of constraints that change is followed, with the notifications")
  func constraintNotifications() {
    let old = ProgramNotifications.listener
    defer { ProgramNotifications.listener = old }
    let bar = InputView(frame: .zero, inputViewStyle: .default)
    bar.allowsSelfSizing = true
    let content = View()
    content.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(content)
    let height = content.heightAnchor.constraint(equalToConstant: 60)
    LayoutConstraint.activate([
      height, content.topAnchor.constraint(equalTo: bar.topAnchor),
      content.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
    ])
    field.accessory = bar
    field.becomeFirstResponder()
    stage.render()
    #expect(frame(bar).height == 60)
    let listener = Listener()
    height.constant = 130
    stage.render()
    #expect(listener.heard == changes(60, 130))
    #expect(frame(bar) == Rect(x: 0, y: 470, width: 400, height: 130))
    #expect(root.view.safeAreaInsets.bottom == 130)
  }

  @Test("J3: an interactive drag dismisses the input view when it comes near it")
  func interactiveDismissal() {
    let scrollView = ScrollView(frame: root.view.bounds)
    scrollView.contentSize = Size(width: 400, height: 2_000)
    scrollView.keyboardDismissMode = .interactive
    root.view.addSubview(scrollView)
    let input = View()
    input.frame.size.height = 200
    field.input = input
    func drag(to end: Double) -> Bool {
      field.becomeFirstResponder()
      stage.advance(by: 1)
      stage.touchDown(0, at: Point(x: 200, y: 200))
      stage.frame()
      for y in stride(from: 220, through: end, by: 20) {
        stage.touchMove(0, to: Point(x: 200, y: y))
        stage.frame()
      }
      let isShown = field.isFirstResponder
      stage.touchUp(0)
      stage.frame()
      stage.advance(by: 2)
      return isShown
    }
    #expect(drag(to: 380))
    #expect(!drag(to: 420))
    root.view.keyboardLayoutGuide.keyboardDismissPadding = 60
    #expect(drag(to: 320))
    #expect(!drag(to: 340))
    scrollView.keyboardDismissMode = .onDrag
    #expect(!drag(to: 260))
  }

  @Test("J3: the content's safe area shrinks; a scroll view brings the first responder into sight")
  func keptInSight() {
    let scrollView = ScrollView(frame: root.view.bounds)
    scrollView.contentSize = Size(width: 400, height: 1_000)
    root.view.addSubview(scrollView)
    scrollView.addSubview(field)
    field.frame.origin.y = 500
    let input = View()
    input.frame.size.height = 300
    field.input = input
    field.becomeFirstResponder()
    stage.advance(by: 2)
    #expect(root.view.safeAreaInsets.bottom == 300)
    #expect(root.view.frame.height == 600)
    #expect(frame(field).maxY <= 300)
  }

  @Test("J3: a window that becomes lower keeps the first responder in sight")
  func lowerWindow() {
    let scrollView = ScrollView(frame: root.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = Size(width: 400, height: 1_000)
    root.view.addSubview(scrollView)
    scrollView.addSubview(field)
    field.frame.origin.y = 500
    field.becomeFirstResponder()
    stage.resize(to: Size(width: 400, height: 300))
    stage.advance(by: 2)
    #expect(frame(field).maxY <= 300 && frame(field).minY >= 0)
  }

  @Test("J3: from one first responder to the next the same input view stays where it is")
  func handedOver() {
    let input = CountingView()
    let other = InputField()
    other.frame = Rect(x: 0, y: 60, width: 100, height: 40)
    root.view.addSubview(other)
    field.input = input
    other.input = input
    field.becomeFirstResponder()
    stage.render()
    let moves = input.moves
    other.becomeFirstResponder()
    stage.render()
    #expect(input.moves == moves && input.window != nil)
  }

  @Test("J3: reloadInputViews asks again, for the first responder only")
  func reloading() {
    let (first, second) = (View(), View())
    field.input = first
    field.reloadInputViews()
    #expect(first.window == nil)
    field.becomeFirstResponder()
    field.input = second
    #expect(first.window != nil)
    field.reloadInputViews()
    #expect(first.window == nil && second.window != nil)
  }

  @Test("J3: closing the window, or removing the owner, takes the input view away")
  func goneWithTheOwner() {
    let input = View()
    field.input = input
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(input.window == nil)
    root.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(input.window != nil)
    stage.window.close()
    #expect(input.window == nil)
  }

  @Test("J3: minimising keeps the first responder and its input view")
  func minimised() {
    let input = View()
    field.input = input
    field.becomeFirstResponder()
    stage.setSuspended(true)
    stage.setSuspended(false)
    #expect(field.isFirstResponder && input.window != nil)
  }

  @Test("J3: a tap in the input view changes no first responder and reaches nothing below")
  func tapping() {
    let input = View()
    field.input = input
    field.becomeFirstResponder()
    stage.render()
    stage.tap(at: Point(x: 200, y: 580))
    #expect(field.isFirstResponder && root.touches == 0)
  }

  @Test("J3: by default there is none")
  func defaults() {
    #expect(Responder().inputView == nil && Responder().inputAccessoryView == nil)
  }
}

private final class InputField: View {
  var input: View?
  var accessory: View?
  override var canBecomeFirstResponder: Bool { true }
  override var inputView: View? { input }
  override var inputAccessoryView: View? { accessory }
}

private final class InputController: ViewController {
  var accessory: View?
  var touches = 0
  override var inputAccessoryView: View? { accessory }
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { self.touches += 1 }
}

private final class CountingView: View {
  var moves = 0
  override func didMoveToWindow() { moves += 1 }
}
