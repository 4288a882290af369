#pragma once

#include <stdbool.h>
#include <stdint.h>

// Looks up methods of classes that are known only at run time, with Swift's runtime. A class is
// identified by the address of its metadata, a method by the descriptor that Swift's compiler emits
// for it; a missing one is a linker error.

void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);

#define DESCRIPTOR(name, symbol) extern const char class_##name __asm__("$s" symbol)

DESCRIPTOR(object, "10Foundation8NSObjectCMn");
DESCRIPTOR(object_init, "10Foundation8NSObjectCACycfCTq");

/// Creates an object with its class's own `init()`, retained once; the class is NSObject or a
/// subclass.
static inline void *class_make(const void *metadata) {
  typedef __attribute__((swiftcall)) void *Allocator(__attribute__((swift_context)) const void *);
  Allocator *allocate =
      (Allocator *)swift_lookUpClassMethod(metadata, &class_object_init, &class_object);
  return allocate(metadata);
}

DESCRIPTOR(view, "5UIKit6UIViewCMn");
DESCRIPTOR(view_init_frame, "5UIKit6UIViewC5frameAC10Foundation6CGRectV_tcfCTq");
DESCRIPTOR(cell, "5UIKit15UITableViewCellCMn");
DESCRIPTOR(cell_init, "5UIKit15UITableViewCellC5style15reuseIdentifierA2C0D5StyleO_SSSgtcfCTq");
DESCRIPTOR(edge, "5UIKit023UITableViewHeaderFooterC0CMn");
DESCRIPTOR(edge_init, "5UIKit023UITableViewHeaderFooterC0C15reuseIdentifierACSSSg_tcfCTq");

/// The two words of a Swift `String?`, which the called initialiser releases.
typedef struct {
  uint64_t words[2];
} class_text;

/// Creates a view with its class's own `init(frame:)`, retained once; the class is UIView or a
/// subclass.
static inline void *class_make_view(
    const void *metadata, double x, double y, double width, double height) {
  typedef __attribute__((swiftcall)) void *Allocator(
      double, double, double, double, __attribute__((swift_context)) const void *);
  Allocator *allocate =
      (Allocator *)swift_lookUpClassMethod(metadata, &class_view_init_frame, &class_view);
  return allocate(x, y, width, height, metadata);
}

/// Creates a cell with its class's own `init(style:reuseIdentifier:)`, retained once.
static inline void *class_make_cell(const void *metadata, uint8_t style, class_text identifier) {
  typedef __attribute__((swiftcall)) void *Allocator(
      uint8_t, uint64_t, uint64_t, __attribute__((swift_context)) const void *);
  Allocator *allocate =
      (Allocator *)swift_lookUpClassMethod(metadata, &class_cell_init, &class_cell);
  return allocate(style, identifier.words[0], identifier.words[1], metadata);
}

/// Creates a header or footer with its class's own `init(reuseIdentifier:)`, retained once.
static inline void *class_make_edge(const void *metadata, class_text identifier) {
  typedef __attribute__((swiftcall)) void *Allocator(
      uint64_t, uint64_t, __attribute__((swift_context)) const void *);
  Allocator *allocate =
      (Allocator *)swift_lookUpClassMethod(metadata, &class_edge_init, &class_edge);
  return allocate(identifier.words[0], identifier.words[1], metadata);
}

DESCRIPTOR(segue, "5UIKit17UIStoryboardSegueCMn");
DESCRIPTOR(segue_init, "5UIKit17UIStoryboardSegueC10identifier6source11destinationACSSSg_AA16UIViewControllerCAItcfCTq");

/// Creates a segue with its class's own `init(identifier:source:destination:)`, retained once; the
/// initialiser releases the controllers.
static inline void *class_make_segue(
    const void *metadata, class_text identifier, void *source, void *destination) {
  typedef __attribute__((swiftcall)) void *Allocator(
      uint64_t, uint64_t, void *, void *, __attribute__((swift_context)) const void *);
  Allocator *allocate =
      (Allocator *)swift_lookUpClassMethod(metadata, &class_segue_init, &class_segue);
  return allocate(identifier.words[0], identifier.words[1], source, destination, metadata);
}

DESCRIPTOR(view_label, "5UIKit6UIViewC18accessibilityLabelSSSgvgTq");
DESCRIPTOR(view_value, "5UIKit6UIViewC18accessibilityValueSSSgvgTq");
DESCRIPTOR(view_hint, "5UIKit6UIViewC17accessibilityHintSSSgvgTq");
DESCRIPTOR(view_language, "5UIKit6UIViewC21accessibilityLanguageSSSgvgTq");
DESCRIPTOR(view_traits, "5UIKit6UIViewC19accessibilityTraitsAA015UIAccessibilityD0VvgTq");
DESCRIPTOR(view_is_element, "5UIKit6UIViewC22isAccessibilityElementSbvgTq");
DESCRIPTOR(view_hides, "5UIKit6UIViewC27accessibilityElementsHiddenSbvgTq");
DESCRIPTOR(view_is_modal, "5UIKit6UIViewC24accessibilityViewIsModalSbvgTq");
DESCRIPTOR(view_elements, "5UIKit6UIViewC21accessibilityElementsSayypGSgvgTq");
DESCRIPTOR(view_element_count, "5UIKit6UIViewC25accessibilityElementCountSiyFTq");
DESCRIPTOR(view_identifier, "5UIKit6UIViewC23accessibilityIdentifierSSSgvgTq");
DESCRIPTOR(view_actions, "5UIKit6UIViewC26accessibilityCustomActionsSayAA015UIAccessibilityD6ActionCGSgvgTq");
DESCRIPTOR(view_size, "5UIKit6UIViewC20intrinsicContentSize10Foundation6CGSizeVvgTq");
DESCRIPTOR(view_fits, "5UIKit6UIViewC12sizeThatFitsy10Foundation6CGSizeVAGFTq");
DESCRIPTOR(view_fits_target, "5UIKit6UIViewC23systemLayoutSizeFittingy10Foundation6CGSizeVAGFTq");
DESCRIPTOR(view_fits_priorities, "5UIKit6UIViewC23systemLayoutSizeFitting_014withHorizontalF8Priority08verticalfI010Foundation6CGSizeVAI_AA08UILayoutI0VAKtFTq");
DESCRIPTOR(view_draw, "5UIKit6UIViewC4drawyy10Foundation6CGRectVFTq");
DESCRIPTOR(view_hit, "5UIKit6UIViewC7hitTest_4withACSg10Foundation7CGPointV_AA7UIEventCSgtFTq");
DESCRIPTOR(view_layer_layout, "5UIKit6UIViewC15layoutSublayers2ofyAA7CALayerC_tFTq");
DESCRIPTOR(view_inside, "5UIKit6UIViewC5point6inside4withSb10Foundation7CGPointV_AA7UIEventCSgtFTq");
DESCRIPTOR(label, "5UIKit7UILabelCMn");
DESCRIPTOR(label_draws, "5UIKit7UILabelC8drawText2iny10Foundation6CGRectV_tFTq");
DESCRIPTOR(label_text, "5UIKit7UILabelC8textRect9forBounds22limitedToNumberOfLines10Foundation6CGRectVAI_SitFTq");
DESCRIPTOR(field, "5UIKit11UITextFieldCMn");
DESCRIPTOR(field_text, "5UIKit11UITextFieldC8textRect9forBounds10Foundation6CGRectVAH_tFTq");
DESCRIPTOR(field_editing, "5UIKit11UITextFieldC11editingRect9forBounds10Foundation6CGRectVAH_tFTq");
DESCRIPTOR(field_left, "5UIKit11UITextFieldC12leftViewRect9forBounds10Foundation6CGRectVAH_tFTq");
DESCRIPTOR(field_right, "5UIKit11UITextFieldC13rightViewRect9forBounds10Foundation6CGRectVAH_tFTq");
DESCRIPTOR(field_draws, "5UIKit11UITextFieldC15drawPlaceholder2iny10Foundation6CGRectV_tFTq");
DESCRIPTOR(button, "5UIKit8UIButtonCMn");
DESCRIPTOR(button_content, "5UIKit8UIButtonC11contentRect9forBounds10Foundation6CGRectVAH_tFTq");
DESCRIPTOR(button_image, "5UIKit8UIButtonC9imageRect010forContentD010Foundation6CGRectVAH_tFTq");
DESCRIPTOR(button_title, "5UIKit8UIButtonC9titleRect010forContentD010Foundation6CGRectVAH_tFTq");

DESCRIPTOR(control, "5UIKit9UIControlCMn");
DESCRIPTOR(control_begins, "5UIKit9UIControlC13beginTracking_4withSbAA7UITouchC_AA7UIEventCSgtFTq");
DESCRIPTOR(control_goes_on, "5UIKit9UIControlC16continueTracking_4withSbAA7UITouchC_AA7UIEventCSgtFTq");
DESCRIPTOR(control_ends, "5UIKit9UIControlC11endTracking_4withyAA7UITouchCSg_AA7UIEventCSgtFTq");
DESCRIPTOR(control_cancels, "5UIKit9UIControlC14cancelTracking4withyAA7UIEventCSg_tFTq");
DESCRIPTOR(responder, "5UIKit11UIResponderCMn");
DESCRIPTOR(responder_began, "5UIKit11UIResponderC12touchesBegan_4withyShyAA7UITouchCG_AA7UIEventCSgtFTq");
DESCRIPTOR(responder_moved, "5UIKit11UIResponderC12touchesMoved_4withyShyAA7UITouchCG_AA7UIEventCSgtFTq");
DESCRIPTOR(responder_ended, "5UIKit11UIResponderC12touchesEnded_4withyShyAA7UITouchCG_AA7UIEventCSgtFTq");
DESCRIPTOR(responder_cancelled, "5UIKit11UIResponderC16touchesCancelled_4withyShyAA7UITouchCG_AA7UIEventCSgtFTq");
DESCRIPTOR(responder_press_began, "5UIKit11UIResponderC12pressesBegan_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtFTq");
DESCRIPTOR(responder_press_changed, "5UIKit11UIResponderC14pressesChanged_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtFTq");
DESCRIPTOR(responder_press_ended, "5UIKit11UIResponderC12pressesEnded_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtFTq");
DESCRIPTOR(responder_press_cancelled, "5UIKit11UIResponderC16pressesCancelled_4withyShyAA7UIPressCG_AA14UIPressesEventCSgtFTq");
DESCRIPTOR(responder_motion_began, "5UIKit11UIResponderC11motionBegan_4withyAA7UIEventC12EventSubtypeO_AGSgtFTq");
DESCRIPTOR(responder_motion_ended, "5UIKit11UIResponderC11motionEnded_4withyAA7UIEventC12EventSubtypeO_AGSgtFTq");
DESCRIPTOR(responder_motion_cancelled, "5UIKit11UIResponderC15motionCancelled_4withyAA7UIEventC12EventSubtypeO_AGSgtFTq");

// The standard edit actions of responders, in the order of UIKit's `_EditAction`.
DESCRIPTOR(edit_cut, "5UIKit11UIResponderC3cutyyypSgFTq");
DESCRIPTOR(edit_copy, "5UIKit11UIResponderC4copyyyypSgFTq");
DESCRIPTOR(edit_paste, "5UIKit11UIResponderC5pasteyyypSgFTq");
DESCRIPTOR(edit_pasteAndMatchStyle, "5UIKit11UIResponderC18pasteAndMatchStyleyyypSgFTq");
DESCRIPTOR(edit_pasteAndGo, "5UIKit11UIResponderC10pasteAndGoyyypSgFTq");
DESCRIPTOR(edit_pasteAndSearch, "5UIKit11UIResponderC14pasteAndSearchyyypSgFTq");
DESCRIPTOR(edit_select, "5UIKit11UIResponderC6selectyyypSgFTq");
DESCRIPTOR(edit_selectAll, "5UIKit11UIResponderC9selectAllyyypSgFTq");
DESCRIPTOR(edit_delete, "5UIKit11UIResponderC6deleteyyypSgFTq");
DESCRIPTOR(edit_makeTextWritingDirectionLeftToRight, "5UIKit11UIResponderC35makeTextWritingDirectionLeftToRightyyypSgFTq");
DESCRIPTOR(edit_makeTextWritingDirectionRightToLeft, "5UIKit11UIResponderC35makeTextWritingDirectionRightToLeftyyypSgFTq");
DESCRIPTOR(edit_toggleBoldface, "5UIKit11UIResponderC14toggleBoldfaceyyypSgFTq");
DESCRIPTOR(edit_toggleItalics, "5UIKit11UIResponderC13toggleItalicsyyypSgFTq");
DESCRIPTOR(edit_toggleUnderline, "5UIKit11UIResponderC15toggleUnderlineyyypSgFTq");
DESCRIPTOR(edit_increaseSize, "5UIKit11UIResponderC12increaseSizeyyypSgFTq");
DESCRIPTOR(edit_decreaseSize, "5UIKit11UIResponderC12decreaseSizeyyypSgFTq");
DESCRIPTOR(edit_find, "5UIKit11UIResponderC4findyyypSgFTq");
DESCRIPTOR(edit_findAndReplace, "5UIKit11UIResponderC14findAndReplaceyyypSgFTq");
DESCRIPTOR(edit_findNext, "5UIKit11UIResponderC8findNextyyypSgFTq");
DESCRIPTOR(edit_findPrevious, "5UIKit11UIResponderC12findPreviousyyypSgFTq");
DESCRIPTOR(edit_useSelectionForFind, "5UIKit11UIResponderC19useSelectionForFindyyypSgFTq");
DESCRIPTOR(edit_rename, "5UIKit11UIResponderC6renameyyypSgFTq");
DESCRIPTOR(edit_duplicate, "5UIKit11UIResponderC9duplicateyyypSgFTq");
DESCRIPTOR(edit_move, "5UIKit11UIResponderC4moveyyypSgFTq");
DESCRIPTOR(edit_export, "5UIKit11UIResponderC6exportyyypSgFTq");
DESCRIPTOR(edit_printContent, "5UIKit11UIResponderC12printContentyyypSgFTq");

/// A class and one of its base classes.
typedef struct {
  const void *metadata, *base;
} class_pair;

/// Returns whether the class overrides a method of the base class; the method and the class that
/// declares it are identified by their descriptors.
static inline bool class_overrides(class_pair pair, const void *owner, const void *method) {
  return swift_lookUpClassMethod(pair.metadata, method, owner) !=
         swift_lookUpClassMethod(pair.base, method, owner);
}

#define QUESTION(name, owner, method) \
  static inline bool class_overrides_##name(class_pair pair) { \
    return class_overrides(pair, &class_##owner, &class_##method); \
  }

// Overrides of subclasses of UIView.
QUESTION(is_element, view, view_is_element)
QUESTION(content_size, view, view_size)
QUESTION(size_that_fits, view, view_fits)

static inline bool class_overrides_draws(class_pair pair) {
  return class_overrides(pair, &class_view, &class_view_draw);
}

static inline bool class_overrides_layer_layout(class_pair pair) {
  return class_overrides(pair, &class_view, &class_view_layer_layout);
}

static inline bool class_overrides_button_rects(class_pair pair) {
  return class_overrides(pair, &class_button, &class_button_content) ||
         class_overrides(pair, &class_button, &class_button_image) ||
         class_overrides(pair, &class_button, &class_button_title);
}

static inline bool class_overrides_hits(class_pair pair) {
  return class_overrides(pair, &class_view, &class_view_hit) ||
         class_overrides(pair, &class_view, &class_view_inside);
}

static inline bool class_overrides_fitting_size(class_pair pair) {
  return class_overrides(pair, &class_view, &class_view_fits_target) ||
         class_overrides(pair, &class_view, &class_view_fits_priorities);
}

/// Returns whether a view class overrides any accessibility property.
static inline bool class_overrides_accessibility(class_pair pair) {
  const char *methods[] = {
      &class_view_label,    &class_view_value,      &class_view_hint,     &class_view_traits,
      &class_view_hides,    &class_view_is_modal,   &class_view_elements, &class_view_actions,
      &class_view_is_element, &class_view_identifier, &class_view_language,
      &class_view_element_count,
  };
  for (unsigned i = 0; i < sizeof methods / sizeof *methods; i++)
    if (class_overrides(pair, &class_view, methods[i])) return true;
  return false;
}

/// Returns whether a subclass of UIResponder overrides the handling of touches.
static inline bool class_overrides_touches(class_pair pair) {
  const char *methods[] = {
      &class_responder_began, &class_responder_moved, &class_responder_ended, &class_responder_cancelled,
  };
  for (unsigned i = 0; i < sizeof methods / sizeof *methods; i++)
    if (class_overrides(pair, &class_responder, methods[i])) return true;
  return false;
}

/// Returns whether a subclass of UIResponder overrides the handling of key presses.
static inline bool class_overrides_presses(class_pair pair) {
  const char *methods[] = {
      &class_responder_press_began, &class_responder_press_changed, &class_responder_press_ended,
      &class_responder_press_cancelled,
  };
  for (unsigned i = 0; i < sizeof methods / sizeof *methods; i++)
    if (class_overrides(pair, &class_responder, methods[i])) return true;
  return false;
}

/// Returns whether a subclass of UIResponder overrides the handling of motions.
static inline bool class_overrides_motions(class_pair pair) {
  const char *methods[] = {
      &class_responder_motion_began, &class_responder_motion_ended, &class_responder_motion_cancelled,
  };
  for (unsigned i = 0; i < sizeof methods / sizeof *methods; i++)
    if (class_overrides(pair, &class_responder, methods[i])) return true;
  return false;
}

/// Returns whether a subclass of UIResponder overrides the standard edit action with this number.
static inline bool class_overrides_edit_action(class_pair pair, unsigned action) {
  const char *methods[] = {
      &class_edit_cut,
      &class_edit_copy,
      &class_edit_paste,
      &class_edit_pasteAndMatchStyle,
      &class_edit_pasteAndGo,
      &class_edit_pasteAndSearch,
      &class_edit_select,
      &class_edit_selectAll,
      &class_edit_delete,
      &class_edit_makeTextWritingDirectionLeftToRight,
      &class_edit_makeTextWritingDirectionRightToLeft,
      &class_edit_toggleBoldface,
      &class_edit_toggleItalics,
      &class_edit_toggleUnderline,
      &class_edit_increaseSize,
      &class_edit_decreaseSize,
      &class_edit_find,
      &class_edit_findAndReplace,
      &class_edit_findNext,
      &class_edit_findPrevious,
      &class_edit_useSelectionForFind,
      &class_edit_rename,
      &class_edit_duplicate,
      &class_edit_move,
      &class_edit_export,
      &class_edit_printContent,
  };
  return action < sizeof methods / sizeof *methods &&
         class_overrides(pair, &class_responder, methods[action]);
}

/// Returns whether a subclass of UIControl overrides the tracking of touches.
static inline bool class_overrides_tracking(class_pair pair) {
  const char *methods[] = {
      &class_control_begins, &class_control_goes_on, &class_control_ends, &class_control_cancels,
  };
  for (unsigned i = 0; i < sizeof methods / sizeof *methods; i++)
    if (class_overrides(pair, &class_control, methods[i])) return true;
  return false;
}

// Overrides of subclasses of UILabel.
QUESTION(draw_text, label, label_draws)
QUESTION(text_rect, label, label_text)

// Overrides of subclasses of UITextField.
QUESTION(field_text_rect, field, field_text)
QUESTION(field_editing_rect, field, field_editing)
QUESTION(field_left_rect, field, field_left)
QUESTION(field_right_rect, field, field_right)
QUESTION(field_placeholder, field, field_draws)

#undef QUESTION
#undef DESCRIPTOR
