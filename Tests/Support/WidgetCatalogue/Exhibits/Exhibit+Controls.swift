import Widgets

/// The widgets that are pressed, dragged or observed.
extension Exhibit {
  static let controls: [Exhibit] = [
    Exhibit("Button", in: .windowResponder) { _ in
      .view(
        SampleColumn([
          sampleRow(
            button(.filled(), "Filled"), button(.tinted(), "Tinted"), button(.gray(), "Gray"),
            button(.plain(), "Plain")),
          sampleRow(
            with(button(.filled(), "Send")) {
              $0.configuration?.image = Image(systemName: "square.and.arrow.up")
              $0.configuration?.subtitle = "to three people"
            },
            with(button(.tinted(), "Photo")) {
              $0.configuration?.image = Image(systemName: "photo")
              $0.configuration?.imagePlacement = .top
            },
            with(button(.gray(), "Loading")) { $0.configuration?.showsActivityIndicator = true }),
          sampleRow(
            with(button(.filled(), "Delete")) { $0.role = .destructive },
            with(button(.filled(), "Disabled")) { $0.isEnabled = false },
            with(button(.gray(), "Selected")) { $0.isSelected = true }),
        ]))
    },
    Exhibit("Switch") { _ in
      .view(
        sampleRow(
          Switch(), with(Switch()) { $0.isOn = true },
          with(Switch()) {
            $0.isOn = true
            $0.onTintColor = .systemGreen
          },
          with(Switch()) { $0.isEnabled = false },
          with(Switch()) {
            $0.isOn = true
            $0.isEnabled = false
          }))
    },
    Exhibit("Slider") { _ in
      .view(
        SampleColumn([
          with(Slider()) { $0.value = 0.4 },
          with(Slider()) {
            $0.value = 0.7
            $0.minimumValueImage = Image(systemName: "speaker")
            $0.maximumValueImage = Image(systemName: "speaker.wave.3")
          },
          with(Slider()) {
            $0.value = 0.5
            $0.isEnabled = false
          },
        ]))
    },
    Exhibit("Stepper") { _ in
      .view(
        sampleRow(
          with(Stepper()) { $0.value = 5 }, Stepper(), with(Stepper()) { $0.isEnabled = false }))
    },
    Exhibit("ProgressView") { _ in
      .view(
        SampleColumn([
          with(ProgressView()) { $0.progress = 0.25 },
          with(ProgressView()) {
            $0.progress = 0.8
            $0.progressTintColor = .successText
          },
        ]))
    },
    Exhibit("ActivityIndicatorView", in: .windowResponder) { _ in
      .view(
        sampleRow(
          with(ActivityIndicatorView(style: .medium)) { $0.startAnimating() },
          with(ActivityIndicatorView(style: .large)) { $0.startAnimating() },
          with(ActivityIndicatorView(style: .large)) {
            $0.color = .tint
            $0.startAnimating()
          }))
    },
    Exhibit("LevelIndicator") { _ in
      .view(
        SampleColumn([
          with(LevelIndicator()) { $0.value = 0.4 },
          with(LevelIndicator()) {
            $0.value = 0.86
            $0.warningValue = 0.8
            $0.criticalValue = 0.95
          },
          with(LevelIndicator()) {
            $0.value = 0.97
            $0.criticalValue = 0.95
          },
          with(LevelIndicator()) {
            $0.numberOfSegments = 5
            $0.value = 0.6
          },
        ]))
    },
    Exhibit("Rating") { _ in
      .view(
        SampleColumn([
          sampleRow(with(Rating()) { $0.value = 3 }),
          sampleRow(
            with(Rating()) {
              $0.allowsHalves = true
              $0.value = 4.5
              $0.tintColor = .warningText
            }),
        ]))
    },
    Exhibit("Badge") { _ in
      .view(
        sampleRow(
          Badge(count: 3), Badge(count: 128),
          with(Badge(text: "New")) { $0.badgeColor = .systemIndigo },
          with(Badge(text: "Draft")) { $0.badgeColor = .systemTeal }, Badge()))
    },
    Exhibit("Link") { _ in
      .view(
        sampleRow(
          Link("Documentation", address: "https://example.org/docs"),
          with(Link("Visited", address: "https://example.org")) { $0.isVisited = true },
          with(Link("Disabled", address: "https://example.org")) { $0.isEnabled = false }))
    },
  ]

  @MainActor private static func button(
    _ configuration: Button.Configuration, _ title: String
  ) -> Button {
    var configuration = configuration
    configuration.title = title
    return Button(configuration: configuration)
  }
}
