import Widgets

/// The page with events of the device and the desktop, and their receivers: shakes, media keys and remote
/// control.
final class MotionController: ViewController {
  private let scroller = ScrollView()
  private let shakes = AccelerationCard()
  private let player = PlayerCard()
  private let log = ReceiptCard()
  /// The width below which the cards are below each other, in points.
  private static let narrowWidth = 560.0
  /// The smallest heights of the cards in one column, in points.
  private static var heights: (shakes: Double, player: Double, log: Double) {
    (Spacing.scaled(190), 108 + Spacing.scaled(116), Spacing.scaled(200))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(scroller)
    for card in [shakes, player, log] { scroller.addSubview(card) }
    shakes.onChange = { [weak self] in
      guard let self else { return }
      view.setNeedsLayout()
    }
    player.onEvent = { [weak self] in
      guard let self else { return }
      log.add($0)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let application = Application.shared
    player.becomeFirstResponder()
    application.beginReceivingRemoteControlEvents()
    player.begin()
    application.watchAcceleration { [weak self] x, y, z in self?.shakes.add(x, y, z) }
    shakes.hasAccelerometer = application.hasAccelerometer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    let application = Application.shared
    player.end()
    application.endReceivingRemoteControlEvents()
    application.watchAcceleration(nil)
    player.resignFirstResponder()
  }

  // MARK: Motion

  override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    log.add(Receipt(what: "Shake began", who: self))
    shakes.isShaking = true
  }

  override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
    log.add(Receipt(what: "Shake ended", who: self))
    shakes.isShaking = false
    player.shuffle()
  }

  override func motionCancelled(_ motion: Event.EventSubtype, with event: Event?) {
    log.add(Receipt(what: "Shake cancelled", who: self))
    shakes.isShaking = false
  }

  // MARK: Layout

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    scroller.frame = view.bounds
    let margin = Spacing.pageMargin(forWidth: view.bounds.width)
    let width = max(0, view.bounds.width - margin * 2)
    let isNarrow = view.bounds.width < Spacing.scaled(Self.narrowWidth)
    let half = ((width - Spacing.medium) / 2).rounded()
    var heights = Self.heights
    if !shakes.hasAccelerometer {
      heights.shakes = shakes.bareHeight(forWidth: isNarrow ? width : half)
    }
    if isNarrow {
      var y = margin
      let cards = [(player as Card, heights.player), (shakes, heights.shakes), (log, heights.log)]
      for (card, height) in cards {
        card.frame = Rect(x: margin, y: y, width: width, height: height)
        y += height + Spacing.medium
      }
      let left = view.bounds.height - margin - log.frame.minY
      log.frame.size.height = max(heights.log, left)
    } else {
      let left = view.bounds.height - margin * 2 - Spacing.medium - heights.player
      let lower = max(heights.shakes, left)
      let isBare = !shakes.hasAccelerometer
      player.frame = Rect(x: margin, y: margin, width: half, height: heights.player)
      shakes.frame = Rect(
        x: margin, y: player.frame.maxY + Spacing.medium, width: half,
        height: isBare ? heights.shakes : lower)
      log.frame = Rect(
        x: margin + width - half, y: margin, width: half,
        height: heights.player + Spacing.medium + lower)
    }
    view.mirror([player, shakes, log])
    let bottom = max(log.frame.maxY, shakes.frame.maxY)
    scroller.contentSize = Size(width: view.bounds.width, height: bottom + margin)
  }
}
