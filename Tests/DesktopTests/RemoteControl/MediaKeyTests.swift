import ResponderTestKit
import Testing

@testable import WindowResponder

/// Tests of the media keys of a keyboard, without a bus.
@MainActor @Suite(.serialized) struct MediaKeyTests {
  let stage = Stage(size: Size(width: 100, height: 100))
  private let view = RemoteView()

  init() {
    stage.window.addSubview(view)
    view.becomeFirstResponder()
  }

  private func take() -> [Event.EventSubtype] {
    defer { view.events = [] }
    return view.events.map(\.subtype)
  }

  private func key(_ code: UInt32) -> KeyboardHIDUsage { KeyboardHIDUsage(evdev: code) }

  @Test(
    "J2: media keys are keys like others before beginReceivingRemoteControlEvents and after its end"
  )
  func onlyAfterBegin() {
    stage.keyPress(key(164))
    #expect(take().isEmpty)
    stage.application.beginReceivingRemoteControlEvents()
    stage.keyPress(key(164))
    #expect(take() == [.remoteControlTogglePlayPause])
    stage.application.endReceivingRemoteControlEvents()
    stage.keyPress(key(164))
    #expect(take().isEmpty)
  }

  @Test("J2: a stage's remote control too is heard only between the two calls")
  func stageOnlyAfterBegin() {
    stage.remoteControl(.remoteControlPlay)
    #expect(take().isEmpty)
    stage.application.beginReceivingRemoteControlEvents()
    stage.remoteControl(.remoteControlPlay)
    #expect(take() == [.remoteControlPlay])
    stage.application.endReceivingRemoteControlEvents()
    stage.remoteControl(.remoteControlPlay)
    #expect(take().isEmpty)
  }

  @Test(
    "J2: which key is which command",
    arguments: [
      (164, [103]), (226, [103]), (200, [100]), (207, [100]), (201, [101]), (166, [102]),
      (163, [104]), (165, [105]), (168, [106, 107]), (208, [108, 109]),
    ] as [(UInt32, [Int])])
  func commands(code: UInt32, subtypes: [Int]) {
    stage.application.beginReceivingRemoteControlEvents()
    stage.keyPress(key(code))
    #expect(take().map(\.rawValue) == subtypes)
  }

  @Test("J2: the next track's key, held, seeks forward until it is let go of")
  func seekingForward() {
    stage.application.beginReceivingRemoteControlEvents()
    stage.keyDown(key(163))
    #expect(take().isEmpty)
    stage.advance(by: 0.4)
    #expect(take().isEmpty)
    stage.advance(by: 0.2)
    #expect(take() == [.remoteControlBeginSeekingForward])
    stage.keyRepeat(key(163))
    #expect(take().isEmpty)
    stage.keyUp(key(163))
    #expect(take() == [.remoteControlEndSeekingForward])
  }

  @Test("J2: the previous track's key, held, seeks backward, and stops when the keyboard is lost")
  func losingTheKeyboard() {
    stage.application.beginReceivingRemoteControlEvents()
    stage.keyDown(key(165))
    stage.advance(by: 1)
    #expect(take() == [.remoteControlBeginSeekingBackward])
    stage.keyboardFocus(false)
    #expect(take() == [.remoteControlEndSeekingBackward])
    stage.keyboardFocus(true)
    stage.keyUp(key(165))
    #expect(take().isEmpty)
  }

  @Test("J2: a key that is down when receiving ends does nothing later")
  func endingWhileHeld() {
    stage.application.beginReceivingRemoteControlEvents()
    stage.keyDown(key(163))
    stage.application.endReceivingRemoteControlEvents()
    stage.advance(by: 1)
    stage.keyUp(key(163))
    #expect(take().isEmpty)
  }

  @Test("J2: a media key makes no press and no text")
  func noPress() {
    let log = PressLog()
    stage.window.addSubview(log)
    log.becomeFirstResponder()
    stage.application.beginReceivingRemoteControlEvents()
    stage.keyPress(key(164))
    #expect(log.count == 0)
    stage.keyPress(.keyboardA)
    #expect(log.count == 1)
  }

  @Test("J2: one press of a key that comes by the bus too is one event")
  func notTwice() {
    stage.application.beginReceivingRemoteControlEvents()
    let control = stage.application.programContext.existing(RemoteControl.self)
    stage.keyPress(key(164))
    control?.receive(.remoteControlTogglePlayPause, by: .bus)
    stage.render()
    #expect(take() == [.remoteControlTogglePlayPause])
    stage.advance(by: 1)
    control?.receive(.remoteControlTogglePlayPause, by: .bus)
    stage.render()
    #expect(take() == [.remoteControlTogglePlayPause])
  }

  @Test("J2: without a first responder the window has the event, and the application after it")
  func withoutAFirstResponder() {
    let application = RemoteApplication()
    view.resignFirstResponder()
    stage.application.delegate = application
    stage.application.beginReceivingRemoteControlEvents()
    stage.keyPress(key(164))
    #expect(take().isEmpty)
    #expect(application.count == 1)
  }
}

private final class PressLog: View {
  var count = 0
  override var canBecomeFirstResponder: Bool { true }
  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) { count += 1 }
}

/// A delegate that is a responder, the last one of the responder chain.
private final class RemoteApplication: Responder, ApplicationDelegate {
  var count = 0
  override func remoteControlReceived(with event: Event?) { count += 1 }
}
