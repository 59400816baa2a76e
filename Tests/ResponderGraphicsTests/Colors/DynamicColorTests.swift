import ResponderTestKit
import Testing
import WindowResponder

/// Tests of colors that depend on traits.
@MainActor struct DynamicColorTests {
  private let light = TraitCollection(userInterfaceStyle: .light)
  private let dark = TraitCollection(userInterfaceStyle: .dark)
  private let paper = Color { $0.userInterfaceStyle == .dark ? .black : .white }

  @Test("A named colour is another one in the dark")
  func named() {
    #expect(Color.label.resolvedColor(with: light) == Theme.light[.label])
    #expect(Color.label.resolvedColor(with: dark) == Theme.dark[.label])
    #expect(Color.red.resolvedColor(with: dark) == .red)
  }

  @Test("A dynamic colour may lead to named ones and to other dynamic ones")
  func chains() {
    let paper = paper
    let chain = Color { $0.horizontalSizeClass == .compact ? .label : paper }
    let compact = dark.modifyingTraits { $0.horizontalSizeClass = .compact }
    #expect(chain.resolvedColor(with: dark) == .black)
    #expect(chain.resolvedColor(with: compact) == Theme.dark[.label])
  }

  @Test("Another opacity keeps a colour dynamic")
  func opacity() {
    let half = paper.withAlphaComponent(0.5)
    #expect(half.resolvedColor(with: dark) == Color(white: 0, alpha: 0.5))
    #expect(half.resolvedColor(with: light) == Color(white: 1, alpha: 0.5))
    #expect(half == paper.withAlphaComponent(0.5))
    #expect(paper.multipliedAlpha(by: 0.25).resolvedColor(with: light).alpha == 0.25)
  }

  @Test("Two dynamic colours are equal where they are the same one")
  func equality() {
    let other = Color { $0.userInterfaceStyle == .dark ? .black : .white }
    #expect(paper == paper)
    #expect(paper != other)
    #expect(Set([paper, paper, other]).count == 2)
  }

  @Test("The parts of a colour are those in the current traits")
  func parts() {
    var (white, alpha) = (-1.0, -1.0)
    dark.performAsCurrent { _ = paper.getWhite(&white, alpha: &alpha) }
    #expect(white == 0 && alpha == 1)
    light.performAsCurrent { _ = paper.getWhite(&white, alpha: &alpha) }
    #expect(white == 1)
    var (red, green, blue) = (0.0, 0.0, 0.0)
    let color = Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
    #expect(!color.getWhite(&white, alpha: nil))
    var (hue, saturation, brightness) = (0.0, 0.0, 0.0)
    #expect(
      Color.blue.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil))
    #expect(abs(hue - 2.0 / 3) < 1e-9 && saturation == 1 && brightness == 1)
  }

  @Test("Grounds are lighter in the dark where they lie above others")
  func elevation() {
    let elevated = dark.modifyingTraits { $0.userInterfaceLevel = .elevated }
    for color in [Color.systemBackground, .secondarySystemBackground, .systemGroupedBackground] {
      let (base, above) = (color.resolvedColor(with: dark), color.resolvedColor(with: elevated))
      #expect(above.luminance > base.luminance)
    }
    let lightAbove = light.modifyingTraits { $0.userInterfaceLevel = .elevated }
    #expect(
      Color.systemBackground.resolvedColor(with: lightAbove)
        == Color.systemBackground.resolvedColor(with: light))
  }

  @Test(
    "Where much contrast is wanted, every colour for text reaches it", arguments: [false, true])
  func contrast(isDark: Bool) {
    let traits = (isDark ? dark : light).modifyingTraits { $0.accessibilityContrast = .high }
    let ground = Color.systemBackground.resolvedColor(with: traits)
    for color in [
      Color.label, .secondaryLabel, .errorText, .warningText, .successText, .visitedLink, .link,
    ] {
      #expect(color.resolvedColor(with: traits).contrastRatio(with: ground) >= 7)
    }
  }

  @Test("Colours for text can be read on the ground in both styles")
  func legibility() {
    for traits in [light, dark] {
      let ground = Color.systemBackground.resolvedColor(with: traits)
      for color in [Color.errorText, .warningText, .successText, .visitedLink, .link] {
        #expect(color.resolvedColor(with: traits).contrastRatio(with: ground) >= 4.5)
      }
    }
  }

  @Test("The grays go from the plainest to the ground")
  func grays() {
    for traits in [light, dark] {
      let ground = Color.systemBackground.resolvedColor(with: traits)
      let ratios = [
        Color.systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
      ].map { $0.resolvedColor(with: traits).contrastRatio(with: ground) }
      #expect(ratios == ratios.sorted(by: >))
    }
  }

  @Test("A view's traits give the colours of its window's own theme")
  func ownTheme() {
    let stage = Stage(size: Size(width: 100, height: 100))
    var theme = Theme.light
    theme[.tint] = Color(hex: 0xB3261E)
    stage.application.theme = theme
    #expect(Color.tint.resolvedColor(with: stage.window.traitCollection) == theme[.tint])
    stage.window.overrideUserInterfaceStyle = .dark
    let tint = Color.tint.resolvedColor(with: stage.window.traitCollection)
    #expect(tint == stage.window.theme[.tint])
    #expect(stage.window.theme.isDark)
    // The tint is the application's own, adjusted for contrast on the dark background.
    #expect(tint != Theme.dark[.tint])
    #expect(tint.red > tint.blue)
  }

  @Test("A pattern is drawn side by side from the origin of the view on")
  func pattern() {
    let stage = Stage(size: Size(width: 100, height: 100))
    let tile = ImageRenderer(size: Size(width: 10, height: 10), scale: 1).image { context in
      context.fill(Rect(x: 0, y: 0, width: 5, height: 10), color: .red)
      context.fill(Rect(x: 5, y: 0, width: 5, height: 10), color: .blue)
    }
    let view = View(frame: Rect(x: 3, y: 0, width: 80, height: 80))
    view.backgroundColor = Color(patternImage: tile)
    stage.window.addSubview(view)
    let picture = stage.snapshot()
    let row = (0..<20).map { picture.pixel(x: 3 + $0, y: 40) }
    #expect(row == (0..<20).map { $0 % 10 < 5 ? Color.red : .blue })
    view.layer.cornerRadius = 20
    #expect(stage.snapshot().pixel(x: 3 + 42, y: 40) == .red)
    #expect(stage.snapshot().pixel(x: 3, y: 0) != .red)
  }

  @Test("Mixing a dynamic colour mixes what it is in the current traits")
  func mixing() {
    let paper = paper
    dark.performAsCurrent {
      #expect(paper.blended(with: .white, fraction: 0.5) == Color(white: 0.5))
      #expect(paper.luminance == 0)
      #expect(paper.contrastRatio(with: .white) == 21)
    }
  }
}
