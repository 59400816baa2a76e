import Glibc
import ResponderBus
import ResponderPlatform

/// An object that lets the program be controlled remotely: by media keys, and as a player on the session bus.
@MainActor final class RemoteControl {
  private unowned let program: any RemoteProgram
  private(set) lazy var keys = MediaKeys(context: program.programContext) { [weak self] in
    self?.receive($0)
  }
  private(set) var player: MediaPlayer?
  /// The last event, to detect one that arrives in two ways.
  private var last: (subtype: Event.EventSubtype, time: Double, way: Way)?

  /// The ways in which an event can arrive.
  enum Way { case key, bus }

  /// The time within which the same command by key and by bus counts as one key press, in seconds.
  static let doubleInterval = 0.15

  var status = RemoteControlStatus.off {
    didSet { if status != oldValue { program.remoteControlStatusDidChange(to: status) } }
  }

  init(program: any RemoteProgram) { self.program = program }

  /// A Boolean value that indicates whether events are received, even if only from keys.
  var isOn: Bool { status != .off }

  func begin() {
    switch status {
    case .off, .failed: break
    case .connecting, .connected: return
    }
    do throws(SessionBusError) {
      let bus = try program.programContext.sessionBus.open()
      status = .connecting
      let player = MediaPlayer(program: program, remoteControl: self, bus: bus)
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

  /// Sends a command to the first responder, after all events that wait.
  func receive(_ subtype: Event.EventSubtype, by way: Way = .key, seekInterval: Double? = nil) {
    guard isOn else { return }
    let now = program.programContext.now
    if let last, last.subtype == subtype, last.way != way, now - last.time < Self.doubleInterval {
      return
    }
    last = (subtype, now, way)
    let event = Event(type: .remoteControl, subtype: subtype, timestamp: now)
    event.seekInterval = seekInterval
    let link = program.backLink
    program.programContext.later { link()?.sendEvent(event) }
  }
}
