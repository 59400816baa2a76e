import Widgets

/// A card with a player without sound, which reacts to its buttons, media keys, and other programs.
final class PlayerCard: Card {
  /// A closure that is called with every remote-control event.
  var onEvent: ((Receipt) -> Void)?

  private let titleLabel = Label()
  private let artistLabel = Label()
  private let timeLabel = Label()
  private let statusLabel = Label()
  private let progress = ProgressView()
  private let previousButton = Button(configuration: .plain())
  private let playButton = Button(configuration: .filled())
  private let nextButton = Button(configuration: .plain())
  private var timer: ClockTimer?
  private var seekTimer: ClockTimer?

  private var index = 0
  /// The position in the track when playback last started or stopped, in seconds.
  private var elapsed = 0.0
  /// The time at which playback started, or `nil` if nothing is playing.
  private var startTime: Double?

  private static var coverSide: Double { Spacing.scaled(64) }
  /// The distance and the interval of seeking while a key is held, in seconds.
  private static let seekStep = (distance: 5.0, interval: 0.25)

  private var track: Track { Track.all[index] }
  private var isPlaying: Bool { startTime != nil }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    artistLabel.font = .preferredFont(forTextStyle: .subheadline)
    artistLabel.textColor = .secondaryLabel
    timeLabel.font = .digits(ofSize: 12, weight: .medium)
    timeLabel.textColor = .secondaryLabel
    statusLabel.font = .preferredFont(forTextStyle: .footnote)
    statusLabel.textColor = .secondaryLabel
    statusLabel.numberOfLines = 2
    for (button, symbol, name) in [
      (previousButton, "backward.fill", "Previous"), (nextButton, "forward.fill", "Next"),
    ] {
      button.setImage(Image(systemName: symbol), for: .normal)
      button.accessibilityLabel = name
    }
    previousButton.addAction(
      Action { [weak self] _ in
        guard let self else { return }
        change(to: index - 1)
      }, for: .primaryActionTriggered)
    nextButton.addAction(
      Action { [weak self] _ in
        guard let self else { return }
        change(to: index + 1)
      }, for: .primaryActionTriggered)
    playButton.addAction(
      Action { [weak self] _ in
        guard let self else { return }
        setPlaying(!isPlaying)
      }, for: .primaryActionTriggered)
    for view in [
      titleLabel, artistLabel, progress, timeLabel, previousButton, playButton, nextButton,
      statusLabel,
    ] { addSubview(view) }
    progress.accessibilityLabel = "Position"
    show()
  }

  // MARK: Appearance on the page

  /// Publishes the current track, and shows the status of remote control.
  func begin() {
    Application.shared.remoteControlObservers.add(self) { card, _ in card.showStatus() }
    tell()
    showStatus()
  }

  /// Ends playback.
  func end() {
    setPlaying(false)
    seekTimer?.invalidate()
    Application.shared.remoteControlObservers.remove(self)
    NowPlayingInfoCenter.default().nowPlayingInfo = nil
  }

  /// Changes to a random other track.
  func shuffle() { change(to: index + 1 + Int.random(in: 0..<(Track.all.count - 1))) }

  // MARK: Remote control

  override var canBecomeFirstResponder: Bool { true }

  override func remoteControlReceived(with event: Event?) {
    guard let event else { return }
    onEvent?(Receipt(event, who: self))
    switch event.subtype {
    case .remoteControlPlay: setPlaying(true)
    case .remoteControlPause: setPlaying(false)
    case .remoteControlTogglePlayPause: setPlaying(!isPlaying)
    case .remoteControlStop:
      setPlaying(false)
      seek(to: 0)
    case .remoteControlNextTrack: change(to: index + 1)
    case .remoteControlPreviousTrack: change(to: index - 1)
    case .remoteControlBeginSeekingForward, .remoteControlBeginSeekingBackward:
      let isForward = event.subtype == .remoteControlBeginSeekingForward
      beginSeeking(by: event.seekInterval, isForward: isForward)
    case .remoteControlEndSeekingForward, .remoteControlEndSeekingBackward:
      seekTimer?.invalidate()
    case .none, .motionShake: super.remoteControlReceived(with: event)
    }
  }

  private func beginSeeking(by distance: Double?, isForward: Bool) {
    if let distance { return seek(to: position + distance) }
    seekTimer?.invalidate()
    seekTimer = ClockTimer.scheduledTimer(
      withTimeInterval: Self.seekStep.interval, repeats: true
    ) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      seek(to: position + (isForward ? 1 : -1) * Self.seekStep.distance)
    }
  }

  // MARK: Playback

  private var position: Double {
    let running = startTime.map { Application.shared.now - $0 } ?? 0
    return min(elapsed + running, track.duration)
  }

  private func setPlaying(_ plays: Bool) {
    guard plays != isPlaying else { return }
    elapsed = position
    startTime = plays ? Application.shared.now : nil
    timer?.invalidate()
    if plays {
      timer = ClockTimer.scheduledTimer(withTimeInterval: 0.5, repeats: true) {
        [weak self] timer in
        guard let self else { return timer.invalidate() }
        goOn()
      }
    }
    tell()
  }

  private func goOn() {
    if position >= track.duration { change(to: index + 1) } else { showTime() }
  }

  private func seek(to time: Double) {
    elapsed = min(max(time, 0), track.duration)
    if isPlaying { startTime = Application.shared.now }
    tell()
  }

  private func change(to wanted: Int) {
    index = (wanted % Track.all.count + Track.all.count) % Track.all.count
    seek(to: 0)
  }

  private func tell() {
    let center = NowPlayingInfoCenter.default()
    center.nowPlayingInfo = track.info(elapsed: position)
    center.playbackState = isPlaying ? .playing : .paused
    show()
  }

  // MARK: Display

  private func show() {
    titleLabel.text = track.title
    artistLabel.text = "\(track.artist) · \(track.album)"
    playButton.setImage(Image(systemName: isPlaying ? "pause.fill" : "play.fill"), for: .normal)
    playButton.accessibilityLabel = isPlaying ? "Pause" : "Play"
    showTime()
    setNeedsDisplay()
  }

  private func showTime() {
    progress.progress = position / track.duration
    timeLabel.text = "\(Self.clock(position)) / \(Self.clock(track.duration))"
  }

  private static func clock(_ seconds: Double) -> String {
    let whole = Int(seconds)
    return "\(whole / 60):\(whole % 60 < 10 ? "0" : "")\(whole % 60)"
  }

  private func showStatus() {
    switch Application.shared.remoteControlStatus {
    case .off: statusLabel.text = "Not controlled from outside"
    case .connecting: statusLabel.text = "Looking for the session bus…"
    case .connected(let name): statusLabel.text = "On the session bus as \(name)"
    case .failed: statusLabel.text = "No session bus: only this window’s media keys work"
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentFrame
    guard !area.isNull else { return }
    let left = area.minX + Self.coverSide + Spacing.medium
    let width = max(0, area.maxX - left)
    titleLabel.frame = Rect(
      x: left, y: area.minY + Spacing.scaled(8), width: width, height: Spacing.scaled(24))
    artistLabel.frame = Rect(
      x: left, y: area.minY + Spacing.scaled(34), width: width, height: Spacing.scaled(22))
    var y = area.minY + Self.coverSide + Spacing.medium
    progress.frame = Rect(x: area.minX, y: y, width: area.width, height: 8)
    y += 8 + Spacing.tiny
    let line = Spacing.scaled(18)
    timeLabel.frame = Rect(x: area.minX, y: y, width: area.width, height: line)
    y += line + Spacing.small
    let buttons = [previousButton, playButton, nextButton]
    let side = 44.0
    let gap = Spacing.large
    let total = side * 3 + gap * 2
    for (place, button) in buttons.enumerated() {
      button.frame = Rect(
        x: (area.midX - total / 2).rounded() + Double(place) * (side + gap), y: y, width: side,
        height: side)
    }
    y += side + Spacing.small
    let height = min(
      max(0, area.maxY - y), statusLabel.sizeThatFits(Size(width: area.width, height: 40)).height)
    statusLabel.frame = Rect(x: area.minX, y: y, width: area.width, height: height)
    mirror([titleLabel, artistLabel] + buttons)
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let area = contentFrame
    guard !area.isNull else { return }
    let side = Self.coverSide
    let cover = mirrored(Rect(x: area.minX, y: area.minY, width: side, height: side))
    context.fillRoundedRect(cover, cornerRadius: 10, color: track.color)
    // A disc, because no track has a cover image.
    for (share, opacity) in [(22.0, 0.25), (14.0, 0.25), (5.0, 0.9)] {
      let radius = Spacing.scaled(share)
      context.setFillColor(Color.white.withAlphaComponent(opacity))
      context.fillEllipse(
        in: Rect(
          x: cover.midX - radius, y: cover.midY - radius, width: radius * 2, height: radius * 2))
    }
  }
}
