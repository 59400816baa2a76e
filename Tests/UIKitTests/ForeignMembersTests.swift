import ResponderTestKit
import Testing
import UIKit
import UniformTypeIdentifiers

@MainActor private final class Listener {
  var heard: [String] = []
  func pressed(_ sender: UIButton, forEvent event: UIEvent) { heard.append("\(event.type)") }
  func plain() { heard.append("plain") }
  func withSender(_ sender: UIButton) { heard.append("sender") }
  func remove() -> Bool {
    heard.append("remove")
    return true
  }
  func rename(_ action: UIAccessibilityCustomAction) -> Bool {
    heard.append(action.name)
    return false
  }
}

private final class Editor: UIView {
  var heard: [String] = []
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: "n", modifierFlags: .control, action: Editor.create),
      UIKeyCommand(
        title: "Open", action: Editor.open(_:), input: "o", modifierFlags: .control),
    ]
  }
  func create() { heard.append("create") }
  func open(_ command: UIKeyCommand) { heard.append(command.title) }
}

extension Selector {
  fileprivate static let reload = Selector("reload:", on: Reloader.self) { $0.reload($1) }
}

private final class Reloader: UIView {
  var heard: [String] = []
  func reload(_ object: Any?) { heard.append("reload \(object as? String ?? "-")") }
  func tick() { heard.append("tick") }
  func add(_ name: String) { heard.append(name) }
}

@MainActor @Suite(.serialized) struct ForeignMembersTests {
  @Test("A method with an event, and the methods of a system button, are called")
  func methods() {
    let listener = Listener()
    let button = UIButton(type: .custom)
    button.addTarget(listener, action: Listener.pressed(_:forEvent:), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(listener.heard == ["touches"])
    let image = UIImage()
    let first = UIButton.systemButton(with: image, target: listener, action: Listener.plain)
    let second = UIButton.systemButton(
      with: image, target: listener, action: Listener.withSender(_:))
    first.sendActions(for: .touchUpInside)
    second.sendActions(for: .touchUpInside)
    #expect(listener.heard == ["touches", "plain", "sender"])
  }

  @Test("Methods with a result, such as endEditing, are actions")
  func results() {
    let stage = Stage(size: CGSize(width: 200, height: 100))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let label = UILabel(frame: CGRect(x: 0, y: 40, width: 100, height: 30))
    label.isUserInteractionEnabled = true
    stage.window.addSubview(field)
    stage.window.addSubview(label)
    label.addGestureRecognizer(
      UITapGestureRecognizer(target: field, action: UITextField.becomeFirstResponder))
    let outside = UITapGestureRecognizer(target: stage.window, action: UIView.endEditing(_:))
    stage.window.addGestureRecognizer(outside)
    outside.isEnabled = false
    stage.tap(at: CGPoint(x: 50, y: 55))
    #expect(field.isFirstResponder)
    outside.isEnabled = true
    stage.tap(at: CGPoint(x: 150, y: 90))
    #expect(!field.isFirstResponder)
    let button = UIButton(type: .custom)
    button.addTarget(field, action: UITextField.becomeFirstResponder, for: .touchUpInside)
    button.addTarget(stage.window, action: UIView.endEditing(_:), for: .touchDown)
    button.sendActions(for: .touchUpInside)
    #expect(field.isFirstResponder)
    button.sendActions(for: .touchDown)
    #expect(!field.isFirstResponder)
    let window = stage.window
    let items = [
      UIBarButtonItem(
        title: "a", style: .plain, target: field, action: UITextField.resignFirstResponder),
      UIBarButtonItem(title: "b", style: .done, target: window, action: UIView.endEditing(_:)),
      UIBarButtonItem(
        barButtonSystemItem: .done, target: field, action: UITextField.resignFirstResponder),
      UIBarButtonItem(
        barButtonSystemItem: .done, target: window, action: UIView.endEditing(_:)),
    ]
    for item in items {
      field.becomeFirstResponder()
      UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
      #expect(!field.isFirstResponder)
    }
  }

  @Test("Methods are actions of key commands")
  func keyCommands() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let editor = Editor(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(editor)
    editor.becomeFirstResponder()
    stage.keyDown(.keyboardN, modifiers: .control)
    stage.keyUp(.keyboardN)
    stage.keyDown(.keyboardO, modifiers: .control)
    stage.keyUp(.keyboardO)
    #expect(editor.heard == ["create", "Open"])
    let commands = editor.keyCommands ?? []
    #expect(commands[0].action != commands[1].action)
    #expect(editor.canPerformAction(commands[0].action, withSender: nil))
    #expect(!UIView().canPerformAction(commands[0].action, withSender: nil))
  }

  @Test("Methods are custom actions, and do not retain their target")
  func customActions() {
    var listener: Listener? = Listener()
    guard let target = listener else { return }
    let remove = UIAccessibilityCustomAction(
      name: "Remove", target: target, selector: Listener.remove)
    let rename = UIAccessibilityCustomAction(
      name: "Rename", target: target, selector: Listener.rename(_:))
    #expect(remove.actionHandler?(remove) == true && rename.actionHandler?(rename) == false)
    #expect(target.heard == ["remove", "Rename"])
    let other = UIAccessibilityCustomAction(
      name: "Remove", target: Listener(), selector: Listener.remove)
    #expect(other.actionHandler?(other) == false)
    listener = nil
  }

  @Test("Accessibility texts have attributes")
  func attributedAccessibility() {
    let view = UIView()
    view.accessibilityAttributedLabel = NSAttributedString(string: "name")
    view.accessibilityAttributedValue = NSAttributedString(string: "3")
    view.accessibilityAttributedHint = NSAttributedString(string: "Opens")
    #expect(view.accessibilityLabel == "name" && view.accessibilityValue == "3")
    #expect(view.accessibilityHint == "Opens")
    #expect(view.accessibilityAttributedLabel?.string == "name")
    let rotor = UIAccessibilityCustomRotor(attributedName: NSAttributedString(string: "r")) { _ in
      nil
    }
    #expect(rotor.name == "r")
  }

  @Test("Types of touches are numbers as well")
  func touchTypes() {
    let pan = UIPanGestureRecognizer()
    pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    let numbers: [NSNumber] = pan.allowedTouchTypes
    let types: [UITouch.TouchType] = pan.allowedTouchTypes
    #expect(numbers == [2] && types == [.pencil])
    pan.allowedTouchTypes = [.direct]
    pan.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
    let presses: [UIPress.PressType] = pan.allowedPressTypes
    #expect(presses == [.menu])
  }

  @Test("The offset of a title is a UIOffset")
  func titleOffsets() {
    let appearance = UINavigationBarAppearance()
    let state = appearance.backButtonAppearance.normal
    state.titlePositionAdjustment = UIOffset(horizontal: -1000, vertical: 2)
    let vector: CGVector = state.titlePositionAdjustment
    #expect(vector == CGVector(dx: -1000, dy: 2))
    appearance.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
    let offset: UIOffset = appearance.titlePositionAdjustment
    #expect(offset == UIOffset(horizontal: 3, vertical: 4))
  }

  @Test("A badge has attributes with keys")
  func badges() {
    let item = UITabBarItem(title: "a", image: nil, tag: 0)
    item.setBadgeTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    let set: [NSAttributedString.Key: Any]? = item.badgeTextAttributes(for: .normal)
    #expect(set?[.foregroundColor] as? UIColor == .green)
  }

  @Test("Objects know their classes")
  func classes() {
    let button: UIView = UIButton(type: .custom)
    #expect(button.isKind(of: UIControl.self) && !button.isKind(of: UILabel.self))
    #expect(!button.isMember(of: UIControl.self) && UIView().isMember(of: UIView.self))
    #expect(CAShapeLayer().isKind(of: CALayer.self) && !CALayer().isKind(of: CAShapeLayer.self))
    #expect(UITapGestureRecognizer().isKind(of: UIGestureRecognizer.self))
  }

  @Test("Methods and actions are called after a delay, unless they are cancelled")
  func delays() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let view = Reloader()
    view.perform(.reload, with: "a", afterDelay: 0.3)
    view.perform(.reload, with: "b", afterDelay: 0.3)
    view.perform(Reloader.tick, with: nil, afterDelay: 0.1)
    view.perform(Reloader.add(_:), with: "c", afterDelay: 0.2)
    NSObject.cancelPreviousPerformRequests(withTarget: view, selector: .reload, object: "a")
    #expect(view.heard == [])
    stage.advance(by: 0.15)
    #expect(view.heard == ["tick"])
    stage.advance(by: 0.3)
    #expect(view.heard == ["tick", "c", "reload b"])
    view.perform(Reloader.tick, with: nil, afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(withTarget: view)
    stage.advance(by: 0.3)
    #expect(view.heard.count == 3)
    view.perform(Reloader.tick, with: nil, afterDelay: 0.1, inModes: [.common])
    view.perform(Reloader.add(_:), with: "d", afterDelay: 0.2, inModes: [.default])
    view.perform(.reload, with: "e", afterDelay: 0.3, inModes: [])
    stage.advance(by: 0.4)
    #expect(view.heard.dropFirst(3) == ["tick", "d"])
  }
}
