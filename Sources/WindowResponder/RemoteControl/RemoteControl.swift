import Glibc
import ResponderBus
import ResponderPlatform

/// What makes a program one that is controlled from outside: by the keys of its window, and as a player
/// on the session bus.
@MainActor final class RemoteControl {
  private unowned let application: Application
  private(set) lazy var keys = MediaKeys(application: application) { [weak self] in
    self?.receive($0)
  }
  private(set) var player: MediaPlayer?
  /// The last event and its time, to know one that comes by two ways.
  private var last: (subtype: Event.EventSubtype, time: Double, way: Way)?

  /// How an event has come.
  enum Way { case key, bus }

  /// Within which time the same command by key and by bus is one press of a key, in seconds.
  static let doubleInterval = 0.15

  var status = RemoteControlStatus.off {
    didSet { if status != oldValue { application.remoteControlObservers.tell(status) } }
  }

  init(application: Application) { self.application = application }

  /// Whether events are wanted, be it by keys alone.
  var isOn: Bool { status != .off }

  func begin() {
    switch status {
    case .off, .failed: break
    case .connecting, .connected: return
    }
    do throws(SessionBusError) {
      let bus = try application.sessionBus.open()
      status = .connecting
      let player = MediaPlayer(application: application, remoteControl: self, bus: bus)
      self.player = player
      bus.whenClosed { [weak self, weak player] reason in
        guard let self, let player, self.player === player else { return }
        self.player = nil
        status = .failed(reason)
      }
      player.start { [weak self, weak player] result in
        guard let self, let player, self.player === player else { return }
        switch result {
        case .success(let name): status = .connected(name: name)
        case .failure(let error):
          self.player = nil
          status = .failed(error)
        }
      }
    } catch {
      status = .failed(error)
    }
  }

  func end() {
    guard isOn else { return }
    keys.cancelAll()
    player?.stop()
    player = nil
    last = nil
    status = .off
  }

  /// Hands a command to the first responder, behind the events that wait already.
  func receive(_ subtype: Event.EventSubtype, by way: Way = .key, seekInterval: Double? = nil) {
    guard isOn else { return }
    let now = application.now
    if let last, last.subtype == subtype, last.way != way, now - last.time < Self.doubleInterval {
      return
    }
    last = (subtype, now, way)
    let event = Event(type: .remoteControl, subtype: subtype, timestamp: now)
    event.seekInterval = seekInterval
    application.queue.append(
      .system { [weak application] in application?.sendEvent(event) })
  }
}

extension Application {
  /// How far the program has come in being controlled from outside, and what went wrong.
  public var remoteControlStatus: RemoteControlStatus { parts.remoteControl?.status ?? .off }

  /// Who wants to hear that ``remoteControlStatus`` has changed.
  public var remoteControlObservers: ObserverList<RemoteControlStatus> {
    parts.remoteControlObservers
  }

  func beginRemoteControl() {
    let control = parts.remoteControl ?? RemoteControl(application: self)
    parts.remoteControl = control
    control.begin()
  }

  func endRemoteControl() { parts.remoteControl?.end() }

  /// Whether a key is one of a remote control's, and was taken as such.
  func takesMediaKey(_ frame: KeyFrame) -> Bool {
    guard let control = parts.remoteControl, control.isOn else { return false }
    return control.keys.take(frame)
  }

  /// Another program asks for this one's windows to be seen.
  func raise() {
    guard let window = keyWindow ?? windows.last(where: \.canBecomeKey) ?? windows.last else {
      return
    }
    window.makeKeyAndVisible()
  }

  /// Another program asks this one to end: windows may say no, as at Ctrl+Q.
  func quit() { queue.append(.system { [weak self] in self?.terminate(nil) }) }

  /// Whether the program has asked for remote-control events.
  package var receivesRemoteControl: Bool { parts.remoteControl?.isOn ?? false }
}
