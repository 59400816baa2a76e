import CoreGraphicsNames
import ResponderTestKit
import Testing
import UIKitNames

/// A controller written for UIKit. The only difference is that its actions are method references, not
/// `#selector` expressions.
private final class SettingsController: UIViewController {
  let titleLabel = UILabel()
  let saveButton = UIButton(type: .system)
  let wifiSwitch = UISwitch()
  let volumeSlider = UISlider()
  let progress = UIProgressView()
  var saves = 0
  var lastVolume: Double = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.systemBackground
    titleLabel.text = "Settings"
    titleLabel.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textColor = UIColor.systemBlue
    titleLabel.textAlignment = NSTextAlignment.center
    saveButton.setTitle("Save", for: .normal)
    saveButton.setTitleColor(UIColor.white, for: UIControl.State.highlighted)
    saveButton.addTarget(
      self, action: SettingsController.save, for: UIControl.Event.touchUpInside)
    volumeSlider.maximumValue = 11
    volumeSlider.addTarget(self, action: SettingsController.volumeChanged, for: .valueChanged)
    wifiSwitch.isOn = true
    let stack = UIStackView(arrangedSubviews: [
      titleLabel, saveButton, wifiSwitch, volumeSlider, progress,
    ])
    stack.axis = NSLayoutConstraint.Axis.vertical
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    view.addSubview(stack)
    UIApplication.shared.name = "Settings"
  }

  func save() { saves += 1 }
  func volumeChanged(_ sender: UISlider) { lastVolume = sender.value }
}

private final class Pad: UIView {
  var taps: [CGPoint] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { taps.append(touch.location(in: self)) }
  }

  override func draw(_ rect: CGRect, in context: CGContext) {
    let scale: CGFloat = 0.5
    context.setFillColor(UIColor.systemRed)
    context.fill(UIBezierPath(ovalIn: rect.applying(CGAffineTransform(scaleX: scale, y: scale))))
  }
}

/// A subclass that uses both the event class and the event mask of controls.
private final class Dial: UIControl {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    sendActions(for: UIControl.Event.valueChanged)
    return true
  }
}

/// A recognizer and a delegate written for UIKit.
private final class FlickRecognizer: UIPanGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > 1 { state = .failed }
  }
}

private final class PhotoController: UIViewController, UIGestureRecognizerDelegate {
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: PhotoController.tapped)
    let flick = FlickRecognizer(target: nil, action: nil)
    flick.addTarget(self, action: PhotoController.flicked)
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = UIRectEdge.left
    tap.require(toFail: flick)
    flick.delegate = self
    for recognizer in [tap, flick, edge] as [UIGestureRecognizer] {
      view.addGestureRecognizer(recognizer)
    }
  }

  func tapped(_ recognizer: UITapGestureRecognizer) {
    log.append("tap \(recognizer.location(in: view).x)")
  }

  func flicked(_ recognizer: UIPanGestureRecognizer) {
    if recognizer.state == .ended, recognizer.velocity(in: view).x > 0 { log.append("flick") }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPinchGestureRecognizer
  }
}

@MainActor struct UIKitStyleTests {
  @Test("Gestures written for UIKit work")
  func gesturesWork() {
    let stage = Stage(size: Size(width: 300, height: 300))
    let controller = PhotoController()
    stage.window.rootViewController = controller
    stage.render()
    stage.tap(at: CGPoint(x: 70, y: 70))
    stage.drag(from: CGPoint(x: 70, y: 70), to: CGPoint(x: 170, y: 70))
    #expect(controller.log == ["tap 70.0", "flick"])
  }

  @Test("A controller written for UIKit works")
  func controllerWorks() {
    let stage = Stage(size: Size(width: 300, height: 300))
    let controller = SettingsController()
    stage.window.rootViewController = controller
    stage.render()
    let button = controller.saveButton
    stage.tap(at: button.convert(button.bounds.center, to: nil))
    #expect(controller.saves == 1)
    let slider = controller.volumeSlider
    stage.click(at: slider.convert(slider.bounds.center, to: nil))
    #expect((controller.lastVolume - 5.5).magnitude < 0.01)
    controller.save()
  }

  @Test("A view and a control written for UIKit get their touches")
  func subclassesWork() {
    let stage = Stage(size: Size(width: 100, height: 100))
    let pad = Pad(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let dial = Dial(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
    var changes = 0
    dial.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    stage.window.addSubview(pad)
    stage.window.addSubview(dial)
    stage.tap(at: CGPoint(x: 20, y: 10))
    stage.tap(at: CGPoint(x: 70, y: 70))
    #expect(pad.taps == [CGPoint(x: 20, y: 10)])
    #expect(changes == 1)
  }
}
