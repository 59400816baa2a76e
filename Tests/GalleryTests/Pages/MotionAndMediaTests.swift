import ResponderTestKit
import Testing
import Widgets

@testable import Gallery

/// Tests of the page with shakes and media keys.
@MainActor struct MotionAndMediaTests {
  let stage: Stage

  init() throws {
    let options = try Options(["--page", "motion-and-media"])
    let window = GalleryWindow(size: options.size)
    stage = Stage(size: options.size, window: window, hasTitleBar: true)
    window.fill(options)
    stage.render()
  }

  private func one<V: View>(_ type: V.Type) throws -> V {
    var rest: [View] = [stage.window]
    while let view = rest.popLast() {
      if let found = view as? V { return found }
      rest += view.subviews
    }
    return try #require(nil as V?)
  }

  private func button(_ name: String) throws -> Button {
    var rest: [View] = [stage.window]
    while let view = rest.popLast() {
      if let found = view as? Button, found.accessibilityLabel == name { return found }
      rest += view.subviews
    }
    return try #require(nil as Button?)
  }

  private func tap(_ button: Button) {
    stage.tap(at: button.convert(button.bounds.center, to: nil))
  }

  @Test("A media key starts the player, and the list says that the player got it")
  func mediaKey() throws {
    stage.remoteControl(.remoteControlTogglePlayPause)
    #expect(NowPlayingInfoCenter.default().playbackState == .playing)
    #expect(try one(ReceiptCard.self).accessibilityLabel == "Play or pause, PlayerCard")
    stage.remoteControl(.remoteControlNextTrack)
    #expect(NowPlayingInfoCenter.default().nowPlayingInfo?.title == "Clair de lune")
    stage.remoteControl(.remoteControlStop)
    #expect(NowPlayingInfoCenter.default().playbackState == .paused)
  }

  @Test("Its buttons do the same")
  func buttons() throws {
    try tap(button("Play"))
    #expect(NowPlayingInfoCenter.default().playbackState == .playing)
    stage.advance(by: 10)
    try tap(button("Pause"))
    #expect(NowPlayingInfoCenter.default().playbackState == .paused)
    let elapsed = NowPlayingInfoCenter.default().nowPlayingInfo?.elapsedPlaybackTime ?? 0
    #expect(abs(elapsed - 10) < 0.5)
    try tap(button("Previous"))
    #expect(NowPlayingInfoCenter.default().nowPlayingInfo?.title == "Für Elise")
  }

  @Test("The player goes on to the next track by itself")
  func nextTrack() throws {
    try tap(button("Play"))
    stage.advance(by: 202)
    #expect(NowPlayingInfoCenter.default().nowPlayingInfo?.title == "Clair de lune")
  }

  @Test("A shake goes up from the player to the page")
  func shake() throws {
    stage.shake()
    let lines = try one(ReceiptCard.self).accessibilityLabel
    #expect(lines == "Shake ended, MotionController; Shake began, MotionController")
    #expect(NowPlayingInfoCenter.default().nowPlayingInfo?.title != "Gymnopédie No. 1")
  }

  @Test("Without an accelerometer nothing wakes up, and a page that is left plays no longer")
  func leaving() throws {
    #expect(stage.application.remoteControlStatus == .failed(.noAddress))
    // First, the scroll bar of the list of pages disappears.
    stage.advance(by: 5)
    let frames = stage.frameCount
    stage.advance(by: 5)
    #expect(stage.frameCount == frames)
    try tap(button("Play"))
    stage.window.rootViewController = ViewController()
    stage.render()
    #expect(stage.application.remoteControlStatus == .off)
    #expect(NowPlayingInfoCenter.default().nowPlayingInfo == nil)
  }

  @Test("Readings are drawn as they come")
  func graph() throws {
    let card = try one(AccelerationCard.self)
    let frames = stage.frameCount
    for index in 0..<200 {
      let phase = Double(index) / 6
      card.add(Double(index % 50) / 10 - 2.5, (phase - phase.rounded()) * 14, 9.8)
    }
    #expect(card.hasAccelerometer)
    stage.render()
    #expect(stage.frameCount == frames + 1)
    let drawn = stage.snapshot()
    for color in [Ink.red, Ink.green, Ink.blue] {
      #expect(count(stage.window.theme.resolve(color), in: card, of: drawn) > 30)
    }
    // A reading far from the others moves the lines.
    card.add(20, -20, 0)
    #expect(!stage.snapshot().hasSamePixels(as: drawn))
  }

  /// Returns the number of pixels of a view that have a color.
  private func count(_ color: Color, in view: View, of picture: Image) -> Int {
    let frame = view.convert(view.bounds, to: nil).intersection(stage.window.bounds)
    return (Int(frame.minX)..<Int(frame.maxX)).reduce(0) { sum, x in
      sum + (Int(frame.minY)..<Int(frame.maxY)).count { picture.pixel(x: x, y: $0) == color }
    }
  }
}
