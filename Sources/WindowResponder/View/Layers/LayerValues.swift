/// What a layer has beside its place and its looks. Few layers have much of it.
struct LayerValues {
  var corners = CornerMask.all
  var shadowPath: Path?
  var zPosition = 0.0
  var contents: Image?
  var contentsGravity = LayerContentsGravity.resize
  var contentsScale = 1.0
  var contentsRect = Rect(x: 0, y: 0, width: 1, height: 1)
  var gradient: GradientValues?
  var shape: ShapeValues?
  var text: TextValues?
}

/// What a gradient layer draws.
struct GradientValues {
  var colors: [Color] = []
  var locations: [Double]?
  var start = Point(x: 0.5, y: 0)
  var end = Point(x: 0.5, y: 1)
  var type = GradientLayerType.axial
}

/// What a shape layer draws.
struct ShapeValues {
  var path: Path?
  var fillColor: Color? = .black
  var strokeColor: Color?
  var fillRule = ShapeLayerFillRule.nonZero
  var lineWidth = 1.0
  var lineCap = ShapeLayerLineCap.butt
  var lineJoin = ShapeLayerLineJoin.miter
  var miterLimit = 10.0
  var dashes: [Double] = []
  var dashPhase = 0.0
  var strokeStart = 0.0
  var strokeEnd = 1.0
}

/// What a text layer draws.
struct TextValues {
  var text = StyledText("")
  var font: Font?
  var fontSize = 36.0
  var color = Color.white
  var alignment = TextLayerAlignmentMode.natural
  var truncation = TextLayerTruncationMode.none
  var isWrapped = false
}

/// How a layer is seen: its own values, or those on the way to them.
struct LayerLook {
  var geometry = ViewGeometry()
  var appearance = Appearance()
  var values = LayerValues()
}
