import ResponderBus
import ResponderSystem

/// The program as a media player on the session bus, according to MPRIS 2.2.
@MainActor final class MediaPlayer: BusObject {
  static let path = "/org/mpris/MediaPlayer2"
  static let rootInterface = "org.mpris.MediaPlayer2"
  static let playerInterface = "org.mpris.MediaPlayer2.Player"

  unowned let program: any RemoteProgram
  private weak var remoteControl: RemoteControl?
  private let bus: BusConnection
  private var export: BusSubscription?
  private var name: String?
  /// The last signalled values of the properties whose changes are signalled.
  private var told: [String: DBusValue] = [:]

  init(program: any RemoteProgram, remoteControl: RemoteControl, bus: BusConnection) {
    self.program = program
    self.remoteControl = remoteControl
    self.bus = bus
  }

  /// The program's information about what it plays.
  var nowPlaying: NowPlayingInfoCenter {
    .of(program.programContext)
  }

  // MARK: Start and stop

  /// Registers the player on the bus, and reports its name.
  func start(_ done: @escaping (Result<String, SessionBusError>) -> Void) {
    bus.whenOpen { [weak self] in
      guard let self else { return }
      do throws(SessionBusError) {
        export = try bus.export(self, at: Self.path, description: Self.description)
        told = properties
      } catch {
        return done(.failure(error))
      }
      request(Self.names(identifier: program.identifier)[...], done)
    }
  }

  /// Requests the first name of a list that is free.
  private func request(
    _ names: ArraySlice<String>, _ done: @escaping (Result<String, SessionBusError>) -> Void
  ) {
    guard let name = names.first else {
      return done(.failure(.malformed("every name for the player is taken")))
    }
    bus.requestName(name) { [weak self] result in
      guard let self else { return }
      switch result {
      case .failure(let error): done(.failure(error))
      case .success(false): request(names.dropFirst(), done)
      case .success(true):
        // The player may have been stopped meanwhile.
        guard export != nil else { return bus.releaseName(name) }
        self.name = name
        done(.success(name))
      }
    }
  }

  /// Removes the player from the bus.
  func stop() {
    if let name { bus.releaseName(name) }
    name = nil
    export?.cancel()
    export = nil
  }

  /// Returns the possible names of the player in order of preference. The later ones are for further
  /// instances of the program.
  static func names(identifier: String) -> [String] {
    let plain = busName(identifier)
    let own = "\(plain).instance\(CurrentProcess.number)"
    return [plain, own, own + "_2"]
  }

  /// Returns a valid bus name for a program, with a limited length.
  static func busName(_ identifier: String) -> String {
    let allowed = identifier.utf8.prefix(180).map { byte -> Character in
      let character = Character(UnicodeScalar(byte))
      let isAllowed =
        character.isASCII && (character.isLetter || character.isNumber)
        || character == "_" || character == "-" || character == "."
      return isAllowed ? character : "_"
    }
    let elements = String(allowed).split(separator: "." as Character).map { element in
      element.first?.isNumber ?? false ? "_\(element)" : String(element)
    }
    return rootInterface + "." + (elements.isEmpty ? "_" : elements.joined(separator: "."))
  }

  // MARK: Calls

  func call(
    _ method: String, of interface: String, _ arguments: [DBusValue]
  ) throws(SessionBusError) -> [DBusValue] {
    if interface == Self.rootInterface {
      switch method {
      case "Raise": program.raise()
      case "Quit": program.quit()
      default: throw .malformed(method)
      }
    } else {
      try control(method, arguments)
    }
    return []
  }

  private func control(_ method: String, _ arguments: [DBusValue]) throws(SessionBusError) {
    let commands = nowPlaying.supportedCommands
    switch method {
    case "Play": receive(.remoteControlPlay, if: commands.contains(.play))
    case "Pause": receive(.remoteControlPause, if: commands.contains(.pause))
    case "PlayPause":
      receive(.remoteControlTogglePlayPause, if: !commands.isDisjoint(with: [.play, .pause]))
    case "Stop": receive(.remoteControlStop, if: true)
    case "Next": receive(.remoteControlNextTrack, if: commands.contains(.nextTrack))
    case "Previous": receive(.remoteControlPreviousTrack, if: commands.contains(.previousTrack))
    case "Seek":
      if let offset = arguments.first?.number { seek(by: offset / 1e6) }
    case "SetPosition":
      guard arguments.count == 2, let position = arguments[1].number else { return }
      // A position for an earlier track does not apply to the current one.
      guard arguments[0].text == trackPath, position >= 0 else { return }
      seek(by: position / 1e6 - nowPlaying.elapsedTime)
    default:
      throw .refused(
        name: "org.freedesktop.DBus.Error.NotSupported", message: "\(method) is not supported")
    }
  }

  /// Begins and immediately ends seeking by a known interval, which the events report.
  private func seek(by seconds: Double) {
    guard nowPlaying.supportedCommands.contains(.seek), seconds != 0 else { return }
    let isForward = seconds > 0
    remoteControl?.receive(
      isForward ? .remoteControlBeginSeekingForward : .remoteControlBeginSeekingBackward, by: .bus,
      seekInterval: seconds)
    remoteControl?.receive(
      isForward ? .remoteControlEndSeekingForward : .remoteControlEndSeekingBackward, by: .bus,
      seekInterval: seconds)
  }

  private func receive(_ subtype: Event.EventSubtype, if isSupported: Bool) {
    if isSupported { remoteControl?.receive(subtype, by: .bus) }
  }

  // MARK: Changes

  /// Announces changed properties, and a new position if playback has jumped.
  func nowPlayingDidChange(hasJumped: Bool) {
    guard export != nil else { return }
    let now = properties
    let changed = now.filter { told[$0.key] != $0.value }
    told = now
    bus.announceProperties(changed, of: Self.playerInterface, at: Self.path)
    if hasJumped {
      bus.emit(
        BusMember(path: Self.path, interface: Self.playerInterface, name: "Seeked"),
        [.int64(Self.microseconds(nowPlaying.elapsedTime))])
    }
  }
}
