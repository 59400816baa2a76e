import Glibc
import ResponderTestKit
import TestBus
import Testing

@testable import ResponderBus
@testable import WindowResponder

/// Tests of a player as other programs see it, with `playerctl`.
@MainActor @Suite(.serialized, needs("dbus-daemon", "playerctl", "gdbus")) struct MediaPlayerTests {
  let scene: BusStage
  private let view = RemoteView()

  init() throws {
    scene = try BusStage()
    scene.application.identifier = "org.example.Player"
    scene.application.name = "Example Player"
    scene.stage.window.addSubview(view)
    view.becomeFirstResponder()
  }

  private func begin() {
    scene.application.beginReceivingRemoteControlEvents()
    #expect(
      scene.wait {
        if case .connected = scene.application.remoteControlStatus { return true }
        return false
      })
  }

  @Test("J2: nobody finds a player before it has begun to receive, nor after it has ended")
  func beforeAndAfter() throws {
    #expect(try !scene.playerctl("--list-all").contains("org.example"))
    begin()
    #expect(
      scene.application.remoteControlStatus
        == .connected(name: "org.mpris.MediaPlayer2.org.example.Player"))
    #expect(try scene.playerctl("--list-all") == "org.example.Player")
    scene.application.endReceivingRemoteControlEvents()
    #expect(scene.application.remoteControlStatus == .off)
    // The thread of the bus releases the name.
    #expect(try scene.wait { try !scene.playerctl("--list-all").contains("org.example") })
    begin()
    #expect(try scene.playerctl("--list-all") == "org.example.Player")
  }

  @Test(
    "J2: what playerctl asks for reaches the first responder",
    arguments: [
      ("play", 100), ("pause", 101), ("stop", 102), ("play-pause", 103), ("next", 104),
      ("previous", 105),
    ])
  func commands(command: String, subtype: Int) throws {
    NowPlayingInfoCenter.default().nowPlayingInfo = NowPlayingInfo(title: "A")
    begin()
    #expect(try scene.playerctl(command) == "")
    #expect(scene.wait { !view.events.isEmpty })
    #expect(view.events.map(\.subtype.rawValue) == [subtype])
    #expect(view.events.first?.type == .remoteControl)
  }

  @Test("J2: an event that the first responder does not take goes up the chain")
  func upTheChain() throws {
    let controller = RemoteController()
    scene.stage.window.rootViewController = controller
    let plain = PlainView()
    controller.view.addSubview(plain)
    plain.becomeFirstResponder()
    begin()
    _ = try scene.playerctl("next")
    #expect(scene.wait { !controller.subtypes.isEmpty })
    #expect(controller.subtypes == [.remoteControlNextTrack])
  }

  @Test("J2: seeking by a distance begins and ends at once, and tells how far")
  func seeking() throws {
    NowPlayingInfoCenter.default().nowPlayingInfo = NowPlayingInfo(
      title: "A", playbackDuration: 300, elapsedPlaybackTime: 100, playbackRate: 0)
    begin()
    _ = try scene.playerctl("position", "10+")
    #expect(scene.wait { view.events.count == 2 })
    #expect(view.events.map(\.subtype.rawValue) == [108, 109])
    #expect(view.events.map(\.seekInterval) == [10, 10])
    view.events = []
    _ = try scene.playerctl("position", "40")
    #expect(scene.wait { view.events.count == 2 })
    #expect(view.events.map(\.subtype.rawValue) == [106, 107])
    #expect(view.events.map(\.seekInterval) == [-60, -60])
  }

  @Test("J2: what plays is seen by others")
  func metadata() throws {
    let center = NowPlayingInfoCenter.default()
    center.nowPlayingInfo = NowPlayingInfo(
      title: "Gymnopédie No. 1", artist: "Erik Satie", albumTitle: "Trois Gymnopédies",
      albumTrackNumber: 1, artworkURL: "file:///tmp/cover.png", playbackDuration: 201.5,
      elapsedPlaybackTime: 12)
    center.playbackState = .paused
    begin()
    #expect(
      try scene.playerctl("metadata", "--format", "{{title}}|{{artist}}|{{album}}|{{status}}")
        == "Gymnopédie No. 1|Erik Satie|Trois Gymnopédies|Paused")
    #expect(try scene.playerctl("metadata", "mpris:length") == "201500000")
    #expect(try scene.playerctl("metadata", "mpris:artUrl") == "file:///tmp/cover.png")
    #expect(try scene.playerctl("metadata", "xesam:trackNumber") == "1")
    #expect(try scene.playerctl("position") == "12.000000")
    center.playbackState = .playing
    scene.stage.advance(by: 3)
    #expect(try scene.playerctl("status") == "Playing")
    // `playerctl` advances the position by its own clock.
    let position = try Double(scene.playerctl("position")) ?? 0
    #expect(position >= 15 && position < 50)
    center.nowPlayingInfo = nil
    #expect(try scene.playerctl("status") == "Playing")
    center.playbackState = .stopped
    #expect(try scene.playerctl("status") == "Stopped")
  }

  @Test("J2: a change is told to those who watch")
  func changes() throws {
    let center = NowPlayingInfoCenter.default()
    center.nowPlayingInfo = NowPlayingInfo(title: "One")
    begin()
    let watcher = try scene.bus.run(
      "playerctl", ["--follow", "metadata", "--format", "{{title}} {{status}}"])
    #expect(scene.wait { watcher.output.contains("One Playing") })
    center.nowPlayingInfo = NowPlayingInfo(title: "Two")
    #expect(scene.wait { watcher.output.contains("Two Playing") })
    center.playbackState = .paused
    #expect(scene.wait { watcher.output.contains("Two Paused") })
    watcher.terminate()
  }

  @Test("J2: what a program does not support is not offered, and not delivered")
  func unsupported() throws {
    NowPlayingInfoCenter.default().supportedCommands = [.play, .pause]
    begin()
    let answer = try scene.output(
      of: "gdbus",
      [
        "call", "--session", "--dest", "org.mpris.MediaPlayer2.org.example.Player",
        "--object-path", "/org/mpris/MediaPlayer2", "--method",
        "org.freedesktop.DBus.Properties.GetAll", "org.mpris.MediaPlayer2.Player",
      ])
    #expect(answer.contains("'CanGoNext': <false>"))
    #expect(answer.contains("'CanPlay': <true>"))
    #expect(answer.contains("'CanSeek': <false>"))
    _ = try scene.output(of: "gdbus", Self.call("org.mpris.MediaPlayer2.Player.Next"))
    _ = try scene.output(of: "gdbus", Self.call("org.mpris.MediaPlayer2.Player.Play"))
    #expect(scene.wait { !view.events.isEmpty })
    #expect(view.events.map(\.subtype) == [.remoteControlPlay])
  }

  private static func call(_ method: String) -> [String] {
    [
      "call", "--session", "--dest", "org.mpris.MediaPlayer2.org.example.Player", "--object-path",
      "/org/mpris/MediaPlayer2", "--method", method,
    ]
  }

  @Test("J2: a second instance has a name of its own")
  func instances() throws {
    let first = BusConnection(address: scene.bus.address, context: BusContext())
    var isTaken = false
    first.requestName("org.mpris.MediaPlayer2.org.example.Player") { _ in isTaken = true }
    #expect(
      scene.wait {
        first.context.dispatch()
        return isTaken
      })
    begin()
    #expect(
      scene.application.remoteControlStatus
        == .connected(name: "org.mpris.MediaPlayer2.org.example.Player.instance\(getpid())"))
  }

  @Test("J2: a name that the bus would not take is made one that it takes")
  func names() {
    #expect(MediaPlayer.busName("my player") == "org.mpris.MediaPlayer2.my_player")
    #expect(MediaPlayer.busName("7zip.2nd") == "org.mpris.MediaPlayer2._7zip._2nd")
    #expect(MediaPlayer.busName("") == "org.mpris.MediaPlayer2._")
    #expect(MediaPlayer.busName("…").hasPrefix("org.mpris.MediaPlayer2._"))
    #expect(MediaPlayer.busName(String(repeating: "a", count: 999)).utf8.count < 240)
  }

  @Test("J2: Quit ends the program, Raise shows its window")
  func quittingAndRaising() throws {
    begin()
    let other = Window(size: Size(width: 10, height: 10))
    other.makeKeyAndVisible()
    scene.stage.window.isHidden = true
    other.isHidden = true
    _ = try scene.output(of: "gdbus", Self.call("org.mpris.MediaPlayer2.Raise"))
    _ = try scene.output(of: "gdbus", Self.call("org.mpris.MediaPlayer2.Quit"))
    #expect(scene.wait { scene.application.isTerminating })
  }

  @Test("J2: without a bus there is a typed error, and the keys work")
  func withoutABus() {
    scene.application.useSessionBus(at: nil)
    scene.application.beginReceivingRemoteControlEvents()
    #expect(scene.application.remoteControlStatus == .failed(.noAddress))
    scene.stage.keyPress(KeyboardHIDUsage(evdev: 164))
    #expect(view.events.map(\.subtype) == [.remoteControlTogglePlayPause])
  }

  @Test("J2: when the bus dies there is a typed error, the keys work, and it can be begun again")
  func busDies() throws {
    var heard: [RemoteControlStatus] = []
    scene.application.remoteControlObservers.add(view) { _, status in heard.append(status) }
    begin()
    scene.bus.process.terminate()
    #expect(scene.wait { scene.application.remoteControlStatus == .failed(.lost) })
    scene.stage.keyPress(KeyboardHIDUsage(evdev: 164))
    #expect(view.events.map(\.subtype) == [.remoteControlTogglePlayPause])
    #expect(heard.last == .failed(.lost))
    let another = try PrivateBus()
    scene.application.useSessionBus(at: another.address)
    begin()
  }
}

final class RemoteView: View {
  var events: [Event] = []
  override var canBecomeFirstResponder: Bool { true }
  override func remoteControlReceived(with event: Event?) {
    if let event { events.append(event) }
  }
}

private final class PlainView: View {
  override var canBecomeFirstResponder: Bool { true }
}

private final class RemoteController: ViewController {
  var subtypes: [Event.EventSubtype] = []
  override func remoteControlReceived(with event: Event?) {
    subtypes.append(event?.subtype ?? .none)
  }
}
