import ResponderTestKit
import Testing
import Widgets
import WindowResponder

/// Tests that only responders with an override of one of the three methods receive motion events.
@MainActor @Suite(.serialized) struct MotionOverrideTests {
  private let window = ListeningWindow(size: Size(width: 100, height: 100))
  private let stage: Stage

  init() {
    stage = Stage(size: Size(width: 100, height: 100), window: window)
  }

  /// Returns the number of motion events that pass the window when the device is shaken and a view is the
  /// first responder.
  private func events(_ view: View) -> Int {
    window.addSubview(view)
    defer { view.removeFromSuperview() }
    guard view.becomeFirstResponder() else { return -1 }
    window.motionCount = 0
    stage.shake()
    return window.motionCount
  }

  @Test("J1: a class without an override gets no motion events, whatever it inherits from")
  func withoutOverride() {
    #expect(events(StillView()) == 0)
    #expect(events(StillField()) == 0)
    #expect(events(StillGeneric<Int>()) == 0)
    #expect(events(TextField()) == 0)
    #expect(events(TextView()) == 0)
  }

  @Test("J1: an override of one of the three methods is enough")
  func eachMethod() {
    let views = [BeganView(), EndedView(), CancelledView()]
    #expect(views.map { events($0) } == [2, 2, 2])
    #expect((views[0] as? BeganView)?.count == 1)
    #expect((views[1] as? EndedView)?.count == 1)
    #expect((views[2] as? CancelledView)?.count == 0)
  }

  @Test("J1: an inherited override counts, and so does one of a class of another module's class")
  func inherited() {
    let derived = DerivedView()
    #expect(events(derived) == 2 && derived.count == 1)
    let field = ShakenField()
    #expect(events(field) == 2 && field.count == 1)
  }

  @Test("J1: an override of a generic class counts, and so does one of its subclass")
  func generic() {
    let strings = GenericView<String>()
    let numbers = GenericView<Int>()
    #expect(events(strings) == 2 && events(numbers) == 2)
    #expect(strings.log == ["ended"] && numbers.log == ["ended"])
    let derived = DerivedGeneric()
    #expect(events(derived) == 2 && derived.log == ["ended"])
    let late = LateGeneric<Int>()
    #expect(events(late) == 2 && late.count == 1)
  }

  @Test("J1: an override that only calls super has the event sent up the chain")
  func onlySuper() {
    let outer = EndedView()
    let inner = ForwardingView()
    outer.addSubview(inner)
    window.addSubview(outer)
    inner.becomeFirstResponder()
    stage.shake()
    #expect(outer.count == 1)
  }

  @Test("J1: an override of a controller, of a window or of a delegate counts from further down")
  func furtherUp() {
    let controller = ShakenController()
    window.rootViewController = controller
    let view = StillView()
    controller.view.addSubview(view)
    view.becomeFirstResponder()
    stage.shake()
    #expect(controller.count == 1)
    window.rootViewController = nil
    let delegate = ShakenDelegate()
    stage.application.delegate = delegate
    stage.shake()
    #expect(delegate.count == 1)
  }
}

/// Tests of the application, which is the end of every responder chain and handles shakes itself.
@MainActor @Suite(.serialized) struct MotionApplicationTests {
  private func events(_ application: Application) -> Int {
    let window = ListeningWindow(size: Size(width: 100, height: 100))
    let stage = Stage(
      size: Size(width: 100, height: 100), application: application, window: window)
    stage.shake()
    return window.motionCount
  }

  @Test("J1: the library's own override in the application does not count, a subclass's does")
  func applications() {
    #expect(events(Application()) == 0)
    #expect(events(StillApplication()) == 0)
    let shaken = ShakenApplication()
    #expect(events(shaken) == 2 && shaken.count == 1)
    let began = BeganApplication()
    #expect(events(began) == 2 && began.count == 1)
  }
}

private final class ListeningWindow: Window {
  var motionCount = 0

  override func sendEvent(_ event: Event) {
    if event.type == .motion { motionCount += 1 }
    super.sendEvent(event)
  }
}

private class StillView: View {
  override var canBecomeFirstResponder: Bool { true }
}

private final class StillField: TextField {}

private class StillGeneric<Content>: StillView {
  var content: [Content] = []
}

private final class BeganView: StillView {
  private(set) var count = 0
  override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) { count += 1 }
}

private class EndedView: StillView {
  private(set) var count = 0
  override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) { count += 1 }
}

private final class DerivedView: EndedView {}

private final class CancelledView: StillView {
  private(set) var count = 0
  override func motionCancelled(_ motion: Event.EventSubtype, with event: Event?) { count += 1 }
}

private final class ShakenField: TextField {
  private(set) var count = 0
  override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) { count += 1 }
}

private class GenericView<Content>: StillView {
  var content: [Content] = []
  private(set) var log: [String] = []
  override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
    log.append("ended")
  }
}

private final class DerivedGeneric: GenericView<Double> {}

private final class LateGeneric<Content>: StillGeneric<Content> {
  private(set) var count = 0
  override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) { count += 1 }
}

private final class ForwardingView: StillView {
  override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
    super.motionEnded(motion, with: event)
  }
}

private final class ShakenController: ViewController {
  private(set) var count = 0
  override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) { count += 1 }
}

private final class ShakenDelegate: Responder, ApplicationDelegate {
  private(set) var count = 0
  override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) { count += 1 }
}

private final class StillApplication: Application {}

private final class ShakenApplication: Application {
  private(set) var count = 0
  override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) { count += 1 }
}

private final class BeganApplication: Application {
  private(set) var count = 0
  override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) { count += 1 }
}
