package import TouchAnalysis

/// The titles of figures.
extension ReportStrings {
  /// Returns the title of a figure, in a few words.
  package func title(of name: FigureName) -> String {
    guard language == .german else { return name.title }
    switch name.group {
    case .touches: return Self.touchTitle(of: name)
    case .test(.coverage), .test(.accuracy), .test(.straightness), .test(.jitter),
      .test(.separation), .test(.fingers), .test(.ghost), .test(.rate):
      return Self.fingerTitle(of: name)
    case .test: return Self.otherTitle(of: name)
    }
  }

  private static func touchTitle(of name: FigureName) -> String {
    switch name {
    case .touchSpurious: "Meldungen eines Ortes, der sich ohne Finger wiederholt"
    case .touchLost: "Berührungen, die verloren und binnen 100 ms wiedergefunden wurden"
    case .touchUnended: "Berührungen, die nie endeten"
    case .touchUnbegun: "Loslassen ohne Berührung"
    case .touchBrief: "Berührungen aus einer einzigen Meldung"
    case .touchJumps: "Sprünge einer Berührung"
    case .touchJump: "größter Sprung einer Berührung"
    case .touchAxes: "Achsen, die sich nie ändern"
    case .touchDead: "Zellen ohne Meldung zwischen Zellen mit vielen"
    case .touchCrowded: "Berührungen, die in der vollsten Zelle beginnen"
    case .touchStill: "Berührungen ab einer Sekunde ohne jede Bewegung"
    case .touchMost: "meiste Berührungen gleichzeitig"
    case .touchStep: "kleinster Schritt der Orte"
    case .touchClock: "Abweichung der Uhr des Panels von der des Kernels"
    default: name.title
    }
  }

  private static func fingerTitle(of name: FigureName) -> String {
    switch name {
    case .coverageCells: "Zellen, die einen Finger meldeten"
    case .coverageEdges: "Randzellen, die einen Finger meldeten"
    case .coverageCorners: "Ecken, die einen Finger meldeten"
    case .coverageHole: "Zellen der größten Lücke"
    case .accuracyMapping: "Fehler der Zuordnung zum ganzen Bildschirm, Effektivwert"
    case .accuracyInner: "Abstand vom Ziel, für 95 % der Tipps"
    case .accuracyEdge: "Abstand vom Ziel im Randbereich, für 95 % der Tipps"
    case .accuracyWorst: "größter Abstand vom Ziel"
    case .accuracyOffset: "Betrag des mittleren Versatzes"
    case .accuracySpread: "Streuung um den mittleren Versatz, Effektivwert"
    case .accuracySeveral: "Abstand vom Ziel, während andere Finger ruhen, für 95 % der Tipps"
    case .accuracyMissed: "Ziele ohne Tipp"
    case .straightnessInner: "größter Abstand von der Ausgleichsgeraden"
    case .straightnessEdge: "größter Abstand von der Ausgleichsgeraden im Randbereich"
    case .straightnessRMS: "Abstand von der Ausgleichsgeraden, Effektivwert"
    case .straightnessRing: "größter Abstand vom Ausgleichskreis"
    case .straightnessTravel: "Änderung des Abstands auf 10 mm Weg"
    case .straightnessBroken: "unterbrochene Striche"
    case .jitterRestInner: "größter Abstand vom Ruhepunkt"
    case .jitterRestEdge: "größter Abstand vom Ruhepunkt im Randbereich"
    case .jitterRestRMS: "Abstand vom Ruhepunkt, Effektivwert"
    case .jitterRestSeveral: "größter Abstand eines von mehreren Fingern von seinem Ruhepunkt"
    case .jitterMoving: "größter Abstand eines bewegten Fingers von seiner Linie"
    case .jitterBackward: "größter Schritt entgegen der Bewegung"
    case .separationStraight: "Abstand, bei dem zwei Finger zwei bleiben"
    case .separationDiagonal: "Abstand, bei dem zwei Finger zwei bleiben, diagonal"
    case .separationPinch: "Abstand, bei dem zwei Finger zwei bleiben, beim Zusammenziehen"
    case .fingersMost: "Finger gleichzeitig"
    case .fingersLost: "beim Halten verlorene Finger"
    case .fingersSwapped: "Finger, die ihre Nummern tauschten"
    case .fingersDiagonal: "Finger, die beim x oder y eines anderen gemeldet wurden"
    case .ghostIdle: "Berührungen, während niemand berührte"
    case .ghostCharging: "Berührungen, während niemand berührte, beim Laden"
    case .ghostStray: "Berührungen neben den ausgeführten"
    case .rateMean: "Meldungen pro Sekunde"
    case .rateLeast: "Meldungen pro Sekunde in der langsamsten Viertelsekunde"
    case .rateFive: "Meldungen pro Sekunde je Berührung bei fünf, in der langsamsten Viertelsekunde"
    case .rateShare: "Melderate der langsamsten Viertelsekunde, bezogen auf die Bildrate"
    case .rateGap: "längste Zeit ohne Meldung während der Bewegung"
    case .rateMissing: "fehlende Meldungen"
    case .rateBursts: "Meldungen, die zusammen mit der vorigen ankommen"
    default: name.title
    }
  }

  private static func otherTitle(of name: FigureName) -> String {
    switch name {
    case .palmContacts: "Berührungen durch eine aufliegende Hand"
    case .palmBroken: "Unterbrechungen des Strichs neben der Hand"
    case .swipeSides: "Ränder, über die Wischgesten ankommen"
    case .swipeInset: "Abstand vom Rand, ab dem eine Wischgeste gemeldet wird"
    case .shapeOffered: "Berührungen mit Größenangabe"
    case .shapeSize: "Fehler der Größe"
    case .shapeAngle: "Fehler des Winkels"
    case .penLevels: "Druckstufen"
    case .penStep: "größter Sprung zwischen zwei Druckstufen"
    case .penTilt: "Neigungsbereich"
    case .penHover: "über dem Bildschirm gemeldete Orte"
    case .penButtons: "gesehene Tasten"
    case .penEraser: "gesehene Radierer"
    case .penRate: "Meldungen des Stifts pro Sekunde"
    case .penGap: "längste Zeit ohne Meldung eines bewegten Stifts"
    case .penMissing: "fehlende Meldungen des Stifts"
    case .penPalm: "Berührungen durch die Hand, die den Stift hält"
    case .penRest: "größter Abstand vom Ruhepunkt des Stifts"
    case .penAccuracy: "Abstand des Stifts vom Ziel, für 95 % der Tipps"
    case .rotationTurns: "Drehungen des Bildschirms, denen Berührungen folgen"
    case .rotationWorst: "Abstand vom Ziel bei gedrehtem Bildschirm, für 95 % der Tipps"
    case .screensRight: "Berührungen, die auf dem richtigen Bildschirm ankommen"
    case .latencyKernel: "Kernel bis Ankunft, 95. Perzentil"
    case .latencyHandler: "Ankunft bis verarbeitet, 95. Perzentil"
    case .latencyHeld: "Um wie viel später Bewegungen verarbeitet werden als Aufsetzen, Median"
    case .latencyCommit: "verarbeitet bis Commit, 95. Perzentil"
    case .latencyShown: "Commit bis sichtbar, 95. Perzentil"
    case .latencyTotal: "Kernel bis sichtbar, 95. Perzentil"
    case .latencyInk: "Abstand der Linie vom Finger, 95. Perzentil"
    case .latencyPredicted: "Abstand der vorhergesagten Linie vom Finger, 95. Perzentil"
    case .latencyPanel: "Panel bis Kernel"
    default: name.title
    }
  }
}
