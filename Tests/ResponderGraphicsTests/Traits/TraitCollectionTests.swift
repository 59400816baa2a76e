import Testing
import WindowResponder

/// Tests of trait collections as values.
@MainActor struct TraitCollectionTests {
  private struct Density: TraitDefinition {
    static let defaultValue = 7
    static let affectsColorAppearance = true
  }

  @Test("An empty collection says nothing of any trait")
  func emptySaysNothing() {
    let traits = TraitCollection()
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.userInterfaceIdiom == .unspecified)
    #expect(traits.accessibilityContrast == .unspecified)
    #expect(traits.userInterfaceLevel == .unspecified)
    #expect(traits.legibilityWeight == .unspecified)
    #expect(traits.displayGamut == .unspecified)
    #expect(traits.activeAppearance == .unspecified)
    #expect(traits.forceTouchCapability == .unknown)
    #expect(traits.displayScale == 0)
  }

  @Test("Of several collections that say the same trait, the last one counts")
  func lastCounts() {
    let traits = TraitCollection(traitsFrom: [
      TraitCollection(userInterfaceStyle: .light), TraitCollection(horizontalSizeClass: .compact),
      TraitCollection(userInterfaceStyle: .dark), TraitCollection(displayScale: 2),
    ])
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.horizontalSizeClass == .compact)
    #expect(traits.displayScale == 2)
    #expect(traits.verticalSizeClass == .unspecified)
  }

  @Test("A collection that is created with an unspecified value specifies nothing")
  func unspecified() {
    let dark = TraitCollection(userInterfaceStyle: .dark)
    let unspecified = TraitCollection(userInterfaceStyle: .unspecified)
    #expect(unspecified == TraitCollection())
    #expect(dark.containsTraits(in: unspecified))
    #expect(TraitCollection(traitsFrom: [dark, unspecified]).userInterfaceStyle == .dark)
    #expect(TraitCollection(displayScale: 0) == TraitCollection())
    #expect(TraitCollection(forceTouchCapability: .unknown) == TraitCollection())
    #expect(TraitCollection { $0[Density.self] = 7 } != TraitCollection())
  }

  @Test("A closure sets traits, and another one changes a copy")
  func closures() {
    let traits = TraitCollection { mutableTraits in
      mutableTraits.userInterfaceStyle = .dark
      mutableTraits.legibilityWeight = .bold
    }
    let changed = traits.modifyingTraits { $0.userInterfaceStyle = .light }
    #expect(traits.userInterfaceStyle == .dark)
    #expect(changed.userInterfaceStyle == .light)
    #expect(changed.legibilityWeight == .bold)
  }

  @Test("A collection contains those that say part of what it says, and nil")
  func contains() {
    let traits = TraitCollection(traitsFrom: [
      TraitCollection(userInterfaceStyle: .dark), TraitCollection(verticalSizeClass: .regular),
    ])
    #expect(traits.containsTraits(in: TraitCollection(userInterfaceStyle: .dark)))
    #expect(!traits.containsTraits(in: TraitCollection(userInterfaceStyle: .light)))
    #expect(!traits.containsTraits(in: TraitCollection(displayScale: 1)))
    #expect(traits.containsTraits(in: nil))
    #expect(traits.containsTraits(in: TraitCollection()))
  }

  @Test("Two collections are equal where they say the same, however they were made")
  func equality() {
    let made = TraitCollection {
      $0.displayScale = 2
      $0.userInterfaceStyle = .dark
    }
    let joined = TraitCollection(traitsFrom: [
      TraitCollection(userInterfaceStyle: .dark), TraitCollection(displayScale: 2),
    ])
    #expect(made == joined)
    #expect(made.hashValue == joined.hashValue)
    #expect(made != TraitCollection(userInterfaceStyle: .dark))
  }

  @Test("Style, contrast and level change how colours look; size classes do not")
  func colorAppearance() {
    let light = TraitCollection(userInterfaceStyle: .light)
    #expect(
      light.hasDifferentColorAppearance(comparedTo: TraitCollection(userInterfaceStyle: .dark)))
    #expect(
      light.hasDifferentColorAppearance(
        comparedTo: light.modifyingTraits { $0.accessibilityContrast = .high }))
    #expect(
      light.hasDifferentColorAppearance(
        comparedTo: light.modifyingTraits { $0.userInterfaceLevel = .elevated }))
    #expect(
      !light.hasDifferentColorAppearance(
        comparedTo: light.modifyingTraits { $0.horizontalSizeClass = .compact }))
  }

  @Test("A trait of one's own has its default, and the value that it is given")
  func ownTrait() {
    let traits = TraitCollection { $0[Density.self] = 3 }
    #expect(TraitCollection()[Density.self] == 7)
    #expect(traits[Density.self] == 3)
    #expect(traits != TraitCollection { $0[Density.self] = 4 })
    #expect(traits.hasDifferentColorAppearance(comparedTo: TraitCollection()))
    #expect(traits.replacing(Density.self, value: 9)[Density.self] == 9)
  }

  @Test("Traits are current while something is done with them, and no longer")
  func current() {
    let before = TraitCollection.current
    var inside = UserInterfaceStyle.unspecified
    TraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      inside = TraitCollection.current.userInterfaceStyle
    }
    #expect(inside == .dark)
    #expect(TraitCollection.current == before)
  }

  @Test("There are twelve categories of size, in order, of which five are for accessibility")
  func categories() {
    let all: [ContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    #expect(all.sorted() == all)
    #expect(all.filter(\.isAccessibilityCategory) == Array(all.suffix(5)))
    #expect(Set(all.map(\.rawValue)).count == 12)
  }

  @Test("M7: The desktop's factor becomes the category in which running text is nearest to it")
  func categoryOfFactor() {
    #expect(ContentSizeCategory(textScale: 1) == .large)
    #expect(ContentSizeCategory(textScale: 0.8) == .extraSmall)
    #expect(ContentSizeCategory(textScale: 1.25) == .extraExtraLarge)
    #expect(ContentSizeCategory(textScale: 2) == .accessibilityLarge)
    #expect(ContentSizeCategory(textScale: 3) == .accessibilityExtraExtraExtraLarge)
  }
}
